package lists

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A table describes an object, read from a game's shape.go. The directive over its fields
// is //shape:type Name doc, or //shape:event Name doc for events.
type table struct {
	name, doc string
	events    bool
	fields    []shapeField
}

// A shapeField is a row of a table: kind is the field's TypeScript type, held the Go type
// in which the engine keeps it.
type shapeField struct{ name, doc, kind, held string }

// Shapes returns the second part of lists.d.ts: the interfaces of the game's rules, an
// interface for each table of fields in wasm/api/<game>/shape.go, and a union of events.
// root is the folder of the module.
func (g *Game) Shapes(root string) (string, error) {
	rules, err := g.ruleTypes(root)
	if err != nil {
		return "", err
	}
	tables, err := g.tables(filepath.Join(root, "wasm/api"))
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString(rules)
	var types []string
	for _, t := range tables {
		if t.events {
			types = append(types, g.writeEvents(&b, t, tables)...)
		} else {
			types = append(types, t.write(&b)...)
		}
	}
	types = slices.DeleteFunc(types, func(t string) bool {
		return t == "Record" || strings.Contains(g.Types(), "type "+t+" ") || strings.Contains(b.String(), "interface "+t+" {")
	})
	if len(types) == 0 {
		return b.String(), nil
	}
	slices.Sort(types)
	return "\nimport type { " + strings.Join(slices.Compact(types), ", ") + " } from './types.js'\n" + b.String(), nil
}

// tables reads the tables in wasm/api/<game>/shape.go, none if there is no such file.
func (g *Game) tables(api string) (tables []table, err error) {
	path := filepath.Join(api, g.API.Name, "shape.go")
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	kinds := map[string]shapeField{}
	kindsIn(file, "", kinds)
	common, err := parser.ParseFile(token.NewFileSet(), filepath.Join(api, "../shape/shape.go"), nil, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	kindsIn(common, "shape.", kinds)
	for _, decl := range file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.VAR && d.Doc != nil {
			if t, ok := tableOf(d, file, kinds); ok {
				tables = append(tables, t)
			}
		}
	}
	return tables, nil
}

// kindsIn adds the kinds in a file, each as a field without a name. The kind's comment is
// "<TypeScript type>: <Go type>".
func kindsIn(file *ast.File, prefix string, kinds map[string]shapeField) {
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && v.Comment != nil {
			if ts, held, ok := strings.Cut(strings.TrimSpace(v.Comment.Text()), ": "); ok {
				kinds[prefix+v.Names[0].Name] = shapeField{kind: ts, held: held}
			}
		}
		return true
	})
}

// kindOf returns the name of a row's kind. The row may add flags to it: shape.Int8 | shape.Needed.
func kindOf(kind ast.Expr) string {
	switch kind := kind.(type) {
	case *ast.BinaryExpr:
		return kindOf(kind.X)
	case *ast.SelectorExpr:
		return kind.X.(*ast.Ident).Name + "." + kind.Sel.Name
	}
	return kind.(*ast.Ident).Name
}

// tableOf reads a table. ok is false if d has no directive.
func tableOf(d *ast.GenDecl, file *ast.File, kinds map[string]shapeField) (t table, ok bool) {
	for _, line := range d.Doc.List {
		directive, text, _ := strings.Cut(line.Text, " ")
		if t.events = directive == "//shape:event"; t.events || directive == "//shape:type" {
			t.name, t.doc, ok = strings.Cut(text, " ")
			break
		}
	}
	if !ok {
		return t, false
	}
	rows := d.Specs[0].(*ast.ValueSpec).Values[0].(*ast.CompositeLit)
	before := rows.Lbrace
	for _, row := range rows.Elts {
		parts := row.(*ast.CompositeLit).Elts
		name, _ := strconv.Unquote(parts[0].(*ast.BasicLit).Value)
		f := kinds[kindOf(parts[1])]
		f.name = name
		for _, c := range file.Comments {
			if c.Pos() > before && c.End() < row.Pos() {
				f.doc = strings.Join(strings.Fields(c.Text()), " ")
			}
		}
		t.fields = append(t.fields, f)
		before = row.End()
	}
	return t, true
}

// write writes an interface, and returns the types that it names.
func (t *table) write(b *strings.Builder) (types []string) {
	b.WriteString("\n/** " + t.doc + " */\nexport interface " + t.name + " {\n")
	for _, f := range t.fields {
		if f.doc != "" {
			b.WriteString("  /** " + f.doc + " */\n")
		}
		b.WriteString("  " + f.member() + "\n")
		types = append(types, f.types()...)
	}
	b.WriteString("}\n")
	return types
}

// member returns the text of a field of an interface: its name, with ? if it may be left out, and its type.
func (f *shapeField) member() string {
	if kind, left := strings.CutSuffix(f.kind, "?"); left {
		return f.name + "?: " + kind
	}
	return f.name + ": " + f.kind
}

// types returns the types that a field names.
func (f *shapeField) types() []string {
	return regexp.MustCompile(`\b[A-Z]\w*`).FindAllString(f.kind, -1)
}

// writeEvents writes a union of the kinds of events. Kinds with the same fields share a
// member. A field of the kind ...Name stands for all fields of the table Name.
func (g *Game) writeEvents(b *strings.Builder, t table, tables []table) (types []string) {
	var kinds, fields []string
	for i, kind := range Of(g.API.Name, "events") {
		has := ""
		for j, f := range t.fields {
			if g.Events[j].High>>i&1 == 0 {
				continue
			}
			of := []shapeField{f}
			if name, spread := strings.CutPrefix(f.kind, "..."); spread {
				of = tables[slices.IndexFunc(tables, func(t table) bool { return t.name == name })].fields
			}
			for _, f := range of {
				if has += ", "; f.doc != "" {
					has += "/** " + f.doc + " */ "
				}
				has += f.member()
				types = append(types, f.types()...)
			}
		}
		if at := slices.Index(fields, has); at >= 0 {
			kinds[at] += " | " + quote(kind.Key)
		} else {
			kinds, fields = append(kinds, quote(kind.Key)), append(fields, has)
		}
	}
	b.WriteString("\n/** " + t.doc + " */\nexport type " + t.name + " =")
	for i := range kinds {
		b.WriteString("\n  | { event: " + kinds[i] + fields[i] + ", words: string }")
	}
	b.WriteString("\n")
	return types
}
