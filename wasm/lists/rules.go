package lists

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Rules describes a TypeScript interface whose fields are the keys of a list. A field's
// comment is that of the Go constant or struct field with the same name.
type Rules struct {
	List string // the list's name: "switches"
	Type string // the interface's name: "DaifugoSwitches"
	Is   string // the type of each field: "boolean"
	Go   string // the Go type with these constants or fields: "core/daifugo.Switch"
}

// ruleTypes returns the TypeScript of the game's Rules. root is the folder of the module.
func (g *Game) ruleTypes(root string) (string, error) {
	var b strings.Builder
	for _, r := range g.Rules {
		docs, bits, err := r.docs(root)
		if err != nil {
			return "", err
		}
		at := slices.IndexFunc(g.Lists, func(l List) bool { return l.Name == r.List })
		b.WriteString("\n/** " + strings.TrimSpace(g.Lists[at].Doc+" "+docs[""]) + " */\nexport interface " + r.Type + " {\n")
		for i, e := range g.Lists[at].Entries {
			doc, ok := docs[e.Key]
			if !ok || len(bits) > 0 && bits[i] != e.Key {
				return "", errors.New(r.Go + " has no " + e.Key + ", or at another place")
			}
			b.WriteString("  /** " + doc + " */\n  " + e.Key + ": " + r.Is + "\n")
		}
		b.WriteString("}\n")
	}
	return b.String(), nil
}

// docs returns the comments of the type's constants or fields, by key. docs[""] is the
// comment on the whole block of constants, without its first sentence. bits are the keys
// of the constants in order.
func (r *Rules) docs(root string) (docs map[string]string, bits []string, err error) {
	dir, name := path.Split(r.Go)
	pkg, name, _ := strings.Cut(name, ".")
	files, err := parser.ParseDir(token.NewFileSet(), path.Join(root, dir, pkg), nil, parser.ParseComments)
	if err != nil {
		return nil, nil, err
	}
	docs = map[string]string{}
	add := func(names []*ast.Ident, doc, comment *ast.CommentGroup) {
		for _, n := range names {
			docs[key(n.Name)] = strings.TrimSpace(doc.Text() + comment.Text())
		}
	}
	ast.Inspect(files[pkg], func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			if first, ok := n.Specs[0].(*ast.ValueSpec); ok && n.Tok == token.CONST && isNamed(first.Type, name) {
				_, docs[""], _ = strings.Cut(n.Doc.Text(), ". ")
				for _, spec := range n.Specs {
					v := spec.(*ast.ValueSpec)
					add(v.Names, v.Doc, v.Comment)
					bits = append(bits, key(v.Names[0].Name))
				}
			}
		case *ast.TypeSpec:
			if of, ok := n.Type.(*ast.StructType); ok && n.Name.Name == name {
				for _, f := range of.Fields.List {
					add(f.Names, f.Doc, f.Comment)
				}
			}
		}
		return true
	})
	for k, doc := range docs {
		docs[k] = docText(doc, k, docs)
	}
	return docs, bits, nil
}

func isNamed(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

// key returns the JavaScript key for a Go name.
func key(name string) string { return strings.ToLower(name[:1]) + name[1:] }

var goName = regexp.MustCompile(`\b[A-Z]\w+\b`)

// docText returns a comment on one line, without the name at its beginning. Other Go names in
// it become their keys.
func docText(doc, of string, docs map[string]string) string {
	doc = strings.Join(strings.Fields(doc), " ")
	if of != "" {
		doc = regexp.MustCompile(`(?i)^`+of+`( \((.*?)\))?: `).ReplaceAllString(doc, "$2: ")
	}
	return goName.ReplaceAllStringFunc(strings.TrimPrefix(doc, ": "), func(name string) string {
		if _, ok := docs[key(name)]; ok {
			return "`" + key(name) + "`"
		}
		return name
	})
}
