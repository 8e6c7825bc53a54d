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

// A shape is an object as a game's shape.go describes it: a table of fields under the
// directive //shape:type Name doc.
type shape struct {
	name, doc string
	fields    []shapeField
}

// A shapeField is a row of the table, with the TypeScript of its kind.
type shapeField struct{ name, doc, kind string }

// Shapes is the TypeScript of the tables of fields in wasm/api/<game>/shape.go: an
// interface each; "" for a game without that file. api is the folder wasm/api.
func (g *Game) Shapes(api string) (string, error) {
	path := filepath.Join(api, g.API.Name, "shape.go")
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	} else if err != nil {
		return "", err
	}
	kinds := map[string]string{}
	kindsIn(file, "", kinds)
	common, err := parser.ParseFile(token.NewFileSet(), filepath.Join(api, "../shape/shape.go"), nil, parser.ParseComments)
	if err != nil {
		return "", err
	}
	kindsIn(common, "shape.", kinds)
	var b strings.Builder
	var types []string
	for _, decl := range file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.VAR && d.Doc != nil {
			if s, ok := shapeOf(d, file, kinds); ok {
				types = append(types, s.write(&b)...)
			}
		}
	}
	slices.Sort(types)
	return "\nimport type { " + strings.Join(slices.Compact(types), ", ") + " } from './types.js'\n" + b.String(), nil
}

// kindsIn adds the TypeScript of the kinds of a file, which stands before the colon of
// each one's comment.
func kindsIn(file *ast.File, prefix string, kinds map[string]string) {
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && v.Comment != nil {
			if kind, _, ok := strings.Cut(strings.TrimSpace(v.Comment.Text()), ": "); ok {
				kinds[prefix+v.Names[0].Name] = kind
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

// shapeOf reads a table, if it has the directive.
func shapeOf(d *ast.GenDecl, file *ast.File, kinds map[string]string) (s shape, ok bool) {
	for _, line := range d.Doc.List {
		if text, found := strings.CutPrefix(line.Text, "//shape:type "); found {
			s.name, s.doc, ok = strings.Cut(text, " ")
		}
	}
	if !ok {
		return s, false
	}
	table := d.Specs[0].(*ast.ValueSpec).Values[0].(*ast.CompositeLit)
	before := table.Lbrace
	for _, row := range table.Elts {
		parts := row.(*ast.CompositeLit).Elts
		name, _ := strconv.Unquote(parts[0].(*ast.BasicLit).Value)
		f := shapeField{name: name, kind: kinds[kindOf(parts[1])]}
		for _, c := range file.Comments {
			if c.Pos() > before && c.End() < row.Pos() {
				f.doc = strings.Join(strings.Fields(c.Text()), " ")
			}
		}
		s.fields = append(s.fields, f)
		before = row.End()
	}
	return s, true
}

// write writes an interface, and returns the types of types.d.ts that it names.
func (s *shape) write(b *strings.Builder) (types []string) {
	b.WriteString("\n/** " + s.doc + " */\nexport interface " + s.name + " {\n")
	for _, f := range s.fields {
		if f.doc != "" {
			b.WriteString("  /** " + f.doc + " */\n")
		}
		kind, left := strings.CutSuffix(f.kind, "?") // left out where there is none
		if left {
			f.name += "?"
		}
		b.WriteString("  " + f.name + ": " + kind + "\n")
		types = append(types, regexp.MustCompile(`\b[A-Z]\w*`).FindAllString(f.kind, -1)...)
	}
	b.WriteString("}\n")
	return types
}
