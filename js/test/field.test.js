// What a field of a view takes: one is added to a copy of the project, and the files written by hand that had to change are
// counted: core, which knows what it is, and the table that says what it looks like.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const clone = mkdtempSync(join(tmpdir(), 'tefuda-field-'))
after(() => rmSync(clone, { recursive: true, force: true }))
const run = (command, args, cwd = clone) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Go that asks for a view, and gives it back for its moves: the field must be read and written in both. */
const CALLER = `package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

func request(t *testing.T, name string, args []any) (byte, map[string]wire.Value) {
	var out wire.Writer
	calltest.Function(t, &Game, "daifugo."+name).Call(calltest.Encode(args), &out, call.Host{Clock: func() int64 { return 0 }})
	status, v := call.Open(out.Bytes())
	fields := map[string]wire.Value{}
	names, values, _ := v.Fields()
	for i, n := range names {
		fields[n] = values[i]
	}
	return status, fields
}

func TestField(t *testing.T) {
	table := map[string]any{"rules": "article", "hands": []any{"3d", "4c", "5c", "6c"}, "turns": []any{0.0}, "tricks": 7.0}
	if status, view := request(t, "view", []any{table, map[string]any{"seat": nil}}); status != call.StatusOK {
		t.Fatal(view["message"].Describe())
	} else if n, _ := view["tricks"].Number(); n != 7 {
		t.Error("a view has ", n)
	}
	table["tricks"] = 10.0
	if _, refused := request(t, "view", []any{table, map[string]any{"seat": 1.0}}); refused["field"].Describe() != "\\"table.tricks\\"" {
		t.Error(refused["field"].Describe())
	}
}
`

test('a field of a view is two edits: it is read, checked, written, and has its type', () => {
  for (const name of run('git', ['ls-files', '-co', '--exclude-standard', 'core', 'wasm', 'js/games', 'go.mod', 'go.sum'], ROOT).split('\n').filter(Boolean)) cpSync(join(ROOT, name), join(clone, name))
  const edit = (name, before, added) => {
    const text = readFileSync(join(clone, name), 'utf8')
    assert.ok(text.includes(before), `${name} has no ${before}`)
    writeFileSync(join(clone, name), text.replace(before, `${added}\n${before}`))
  }
  edit('core/daifugo/table.go', '\tOpening ', '\tTricks int8 // cleared fields')
  edit('wasm/api/daifugo/shape.go', '\t{"revolution", ', '\t// fields cleared so far, 0-9\n\t{"tricks", shape.Int8, 9, unsafe.Offsetof(inPosition.Tricks)},')
  run('go', ['run', './wasm/lists/generate', 'js/games'])
  writeFileSync(join(clone, 'wasm/api/daifugo/field_test.go'), CALLER)
  run('go', ['test', './wasm/api/daifugo', '-run', 'TestField'])
  const types = readFileSync(join(clone, 'js/games/daifugo/lists.d.ts'), 'utf8')
  assert.match(types, /interface DaifugoState \{[^}]*\/\*\* fields cleared so far, 0-9 \*\/\n {2}tricks: number\n/)
})
