// The work that a new field of a view takes. A field is added to a copy of the project, and the hand-written files that had to
// change are counted: one in core for its meaning, and the table of fields for its form.
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

/** By game: a table with the field, as Go; its places in core and in the table of fields; and the interface that gets it. */
const GAMES = {
  daifugo: {
    table: '"rules": "article", "hands": []any{"3d", "4c", "5c", "6c"}, "turns": []any{0.0}', given: 7,
    core: ['table.go', '\tOpening '], row: ['\t{"revolution", ', 'unsafe.Offsetof(inPosition.Tricks)'], type: 'DaifugoState',
  },
  mnk: {
    table: '"rules": "tic-tac-toe"', given: 0,
    core: ['match.go', '\tMoves    []Square'], row: ['\t// the row that won, or that lost by `\'misere\'`: ', 'unsafe.Offsetof(inTable.Match) + unsafe.Offsetof(inTable.Match.Tricks)'], type: 'MnkStanding',
  },
  calculation: {
    table: `"foundations": "A234", "piles": []any{"", "", "", ""}, "card": "", "stock": "AAA222333444${'56789TJQK'.replace(/./g, '$&$&$&$&')}"`, given: 0,
    core: ['notation.go', '\tKnown bool'], row: ['\t// the visible card, ', 'unsafe.Offsetof(inPosition.Tricks)'], type: 'CalculationCards',
  },
}

/** Go that requests a view, and passes it back for its moves: the field must be written and read again. */
const caller = (game, { table, given }) => `package ${game}

import (
	"testing"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

func request(t *testing.T, name string, args []any) (byte, map[string]wire.Value) {
	var out wire.Writer
	calltest.Function(t, &Game, "${game}."+name).Call(calltest.Encode(args), &out, call.Host{Clock: func() int64 { return 0 }})
	status, v := call.Open(out.Bytes())
	fields := map[string]wire.Value{}
	names, values, _ := v.Fields()
	for i, n := range names {
		fields[n] = values[i]
	}
	return status, fields
}

func TestField(t *testing.T) {
	table := map[string]any{${table}, "tricks": ${given}.0}
	if status, view := request(t, "view", []any{table, map[string]any{"seat": nil}}); status != call.StatusOK {
		t.Fatal(view["message"].Describe())
	} else if n, _ := view["tricks"].Number(); n != ${given} {
		t.Error("a view has ", n)
	}
	table["tricks"] = 10.0
	if _, refused := request(t, "view", []any{table, map[string]any{"seat": 0.0}}); refused["field"].Describe() != "\\"table.tricks\\"" {
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
  for (const [game, { core, row, ...rest }] of Object.entries(GAMES)) {
    edit(`core/${game}/${core[0]}`, core[1], '\tTricks int8 // cleared fields')
    edit(`wasm/api/${game}/shape.go`, row[0], `\t// fields cleared so far, 0-9\n\t{"tricks", shape.Int8, 9, ${row[1]}},`)
    writeFileSync(join(clone, `wasm/api/${game}/field_test.go`), caller(game, rest))
  }
  run('go', ['run', './wasm/lists/generate', 'js/games'])
  run('go', ['test', ...Object.keys(GAMES).map(game => `./wasm/api/${game}`), '-run', 'TestField'])
  for (const [game, { type }] of Object.entries(GAMES)) {
    const types = readFileSync(join(clone, `js/games/${game}/lists.d.ts`), 'utf8')
    assert.match(types, new RegExp(`interface ${type} \\{[^}]*/\\*\\* fields cleared so far, 0-9 \\*/\n {2}tricks: number\n`))
  }
})
