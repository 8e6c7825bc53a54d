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

// A table is an object as a game's shape.go describes it: its fields under the directive
// //shape:type Name doc, or those of events under //shape:event.
type table struct {
	name, doc string
	events    bool
	fields    []shapeField
}

// A shapeField is a row of the table, with the TypeScript of its kind, and the Go that
// the engine keeps it in.
type shapeField struct{ name, doc, kind, held string }

// Shapes is the TypeScript of the game's rules, and of the tables of fields in
// wasm/api/<game>/shape.go: an interface each, and a union of events. root is the folder of
// the module.
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

// tables reads those of wasm/api/<game>/shape.go, none of a game without that file.
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

// kindsIn adds the kinds of a file, each as a field without a name: what its comment says
// before the colon, and after it.
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

// kindOf is the name of a row's kind, which may say besides that the field is needed.
func kindOf(kind ast.Expr) string {
	switch kind := kind.(type) {
	case *ast.BinaryExpr:
		return kindOf(kind.X)
	case *ast.SelectorExpr:
		return kind.X.(*ast.Ident).Name + "." + kind.Sel.Name
	}
	return kind.(*ast.Ident).Name
}

// tableOf reads a table, if it has the directive.
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

// write writes an interface, and returns the types of types.d.ts that it names.
func (t *table) write(b *strings.Builder) (types []string) {
	b.WriteString("\n/** " + t.doc + " */\nexport interface " + t.name + " {\n")
	for _, f := range t.fields {
		if f.doc != "" {
			b.WriteString("  /** " + f.doc + " */\n")
		}
		kind, left := strings.CutSuffix(f.kind, "?") // left out where there is none
		if left {
			f.name += "?"
		}
		b.WriteString("  " + f.name + ": " + kind + "\n")
		types = append(types, f.types()...)
	}
	b.WriteString("}\n")
	return types
}

// types are the types that a field names.
func (f *shapeField) types() []string {
	return regexp.MustCompile(`\b[A-Z]\w*`).FindAllString(f.kind, -1)
}

// writeEvents writes a union of the kinds of events, of which those with the same fields
// stand together. The fields of a kind ...Name are those of the table of that name.
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
				has += f.name + ": " + f.kind
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
