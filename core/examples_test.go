//go:build !js

// Package core_test looks at all packages below: whatever one exports is used in an example that go doc shows and go test runs.
package core_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A shelf has what one package exports, and what its examples use.
type shelf struct {
	name      string
	functions map[string]*ast.FuncType   // exported
	types     map[string]bool            // exported
	members   map[string][]ast.Expr      // by name of a method or field: the types of what it takes and gives
	used      map[string]bool            // names that examples with an output take from the package or from values
	examples  map[string]bool            // Example functions with an output, by what they are of
	ends      map[string]map[string]bool // by a type: the types that it is made of
}

// without names packages and types of which no example can show anything, and why.
var without = map[string]string{
	"mnk/five.Tables":                 "has no field or method that is exported",
	"poker/player/blueprint.Strategy": "is what a Book holds, and no function gives one away",
}

// owed is how many of what was added last may lack one.
const owed = 20

// TestExamples: every exported function is called in an example of its package, and every exported type is named there, or is
// what a function, a method or a field gives or takes that is used there.
func TestExamples(t *testing.T) {
	seen, lack := 0, 0
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() || entry.Name() == "testdata" || strings.HasSuffix(path, "test") {
			return err
		}
		s := read(t, path)
		if s.name == "" || s.name == "main" || without[filepath.ToSlash(path)] != "" {
			return nil
		}
		seen += len(s.functions) + len(s.types)
		lacking := slices.DeleteFunc(s.lacking(), func(name string) bool { return without[filepath.ToSlash(path)+"."+name] != "" })
		if lack += len(lacking); len(lacking) > 0 {
			t.Logf("core/%s: no example of %s", path, strings.Join(lacking, ", "))
		}
		return nil
	})
	if err != nil || seen < 400 || lack > owed {
		t.Errorf("%d functions and types seen, %d lack an example, %d may: %v", seen, lack, owed, err)
	}
}

// read parses the files of a folder.
func read(t *testing.T, folder string) *shelf {
	s := &shelf{
		functions: map[string]*ast.FuncType{}, types: map[string]bool{}, members: map[string][]ast.Expr{},
		used: map[string]bool{}, examples: map[string]bool{}, ends: map[string]map[string]bool{},
	}
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(path, "_test.go") {
			s.addExamples(file)
		} else {
			s.name = file.Name.Name
			s.addFile(file)
		}
	}
	return s
}

func (s *shelf) addFile(file *ast.File) {
	for _, declared := range file.Decls {
		switch d := declared.(type) {
		case *ast.FuncDecl:
			if d.Recv != nil {
				s.member(d.Name.Name, d.Type)
			} else if d.Name.IsExported() {
				s.functions[d.Name.Name] = d.Type
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					if spec.Name.IsExported() {
						s.addType(spec)
					}
				case *ast.ValueSpec:
					s.addValues(spec)
				}
			}
		}
	}
}

// addValues notes the types of lists, variables and constants that say it.
func (s *shelf) addValues(spec *ast.ValueSpec) {
	for i, name := range spec.Names {
		if spec.Type != nil {
			s.member(name.Name, spec.Type)
		} else if i < len(spec.Values) {
			if list, ok := spec.Values[i].(*ast.CompositeLit); ok && list.Type != nil {
				s.member(name.Name, list.Type)
			}
		}
	}
}

func (s *shelf) member(name string, what ast.Expr) { s.members[name] = append(s.members[name], what) }

// addType notes a type, its fields, and what they are of.
func (s *shelf) addType(t *ast.TypeSpec) {
	s.types[t.Name.Name] = true
	if fields, ok := t.Type.(*ast.StructType); ok {
		for _, field := range fields.Fields.List {
			for _, name := range field.Names {
				s.member(name.Name, field.Type)
			}
		}
		return
	}
	s.ends[t.Name.Name] = namesIn(t.Type)
}

// addExamples notes what the examples of a test file use, if they have an output, without which they do not run.
func (s *shelf) addExamples(file *ast.File) {
	for _, declared := range file.Decls {
		f, ok := declared.(*ast.FuncDecl)
		if !ok || !strings.HasPrefix(f.Name.Name, "Example") || !hasOutput(file, f) {
			continue
		}
		s.examples[strings.TrimPrefix(f.Name.Name, "Example")] = true
		ast.Inspect(f.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				s.used[n.Sel.Name] = true
			case *ast.KeyValueExpr:
				if key, ok := n.Key.(*ast.Ident); ok {
					s.used[key.Name] = true
				}
			}
			return true
		})
	}
}

func hasOutput(file *ast.File, f *ast.FuncDecl) bool {
	for _, group := range file.Comments {
		if group.Pos() > f.Body.Pos() && group.End() < f.Body.End() && strings.Contains(group.Text(), "Output:") ||
			group.Pos() > f.Body.Pos() && group.End() < f.Body.End() && strings.Contains(group.Text(), "output:") {
			return true
		}
	}
	return false
}

// lacking returns the functions and types that no example uses, in the order of their names.
func (s *shelf) lacking() []string {
	covered := map[string]bool{}
	for name := range s.used {
		covered[name] = true
		if f := s.functions[name]; f != nil {
			maps.Copy(covered, namesIn(f))
		}
		for _, what := range s.members[name] {
			maps.Copy(covered, namesIn(what))
		}
	}
	maps.Copy(covered, s.examples)
	for name, parts := range s.ends {
		if covered[name] {
			maps.Copy(covered, parts)
		}
	}
	var out []string
	for name := range s.functions {
		if !s.used[name] && !s.examples[name] {
			out = append(out, name)
		}
	}
	for name := range s.types {
		if !covered[name] {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// namesIn returns the names in a type: of a function, those of what it takes and gives.
func namesIn(what ast.Node) map[string]bool {
	out := map[string]bool{}
	ast.Inspect(what, func(n ast.Node) bool {
		if name, ok := n.(*ast.Ident); ok {
			out[name.Name] = true
		}
		return true
	})
	return out
}
