package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A Site is one change of one source file: the bytes from Start to End become New.
type Site struct {
	File, Func string // the file's path in the repository, with slashes
	Start, End int
	Old, New   string // Old is the old text, white space folded
	Line       string // the text of its first line, trimmed
	Column     int    // its position in that line
	Twins      int    // number of equal changes of equal lines before it in functions of this name
	Number     int    // the line's number, for people; not part of the key
}

// Key identifies a site. It stays the same while the function's name and the line's text do, wherever they move in the file.
func (s *Site) Key() string {
	key := fmt.Sprintf("%s %s: %s -> %s at %d in %s", s.File, s.Func, s.Old, s.New, s.Column, s.Line)
	if s.Twins > 0 {
		key += fmt.Sprintf(" #%d", s.Twins+1)
	}
	return key
}

// Package is the folder of the site's file.
func (s *Site) Package() string { return s.File[:strings.LastIndexByte(s.File, '/')] }

// swaps has the operator that replaces another in a mutant.
var swaps = map[token.Token]string{
	token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">", token.EQL: "!=", token.NEQ: "==",
	token.ADD: "-", token.SUB: "+", token.MUL: "/", token.QUO: "*", token.REM: "*",
	token.AND: "|", token.OR: "&", token.XOR: "&", token.AND_NOT: "&", token.SHL: ">>", token.SHR: "<<",
	token.LAND: "||", token.LOR: "&&", token.INC: "--", token.DEC: "++",
	token.ADD_ASSIGN: "-=", token.SUB_ASSIGN: "+=", token.MUL_ASSIGN: "/=", token.QUO_ASSIGN: "*=",
	token.AND_ASSIGN: "|=", token.OR_ASSIGN: "&=", token.XOR_ASSIGN: "&=", token.AND_NOT_ASSIGN: "&=",
	token.SHL_ASSIGN: ">>=", token.SHR_ASSIGN: "<<=",
	token.BREAK: "continue", token.CONTINUE: "break",
}

// sitesBelow returns the sites of all packages below folders of the repository, except commands and packages that only
// tests import.
func sitesBelow(root string, folders []string) (all []Site, err error) {
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
				strings.HasSuffix(filepath.Dir(path), "test") {
				return err
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			name, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			sites, err := sitesOf(filepath.ToSlash(name), source)
			all = append(all, sites...)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// sitesOf returns the sites in the functions of one file: operators, numbers, conditions, truth values and statements.
func sitesOf(name string, source []byte) ([]Site, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, 0)
	if err != nil || file.Name.Name == "main" {
		return nil, err
	}
	f := finder{name: name, source: source, file: files.File(file.Pos())}
	for _, declared := range file.Decls {
		if function, ok := declared.(*ast.FuncDecl); ok && function.Body != nil {
			f.function = function.Name.Name
			ast.Inspect(function.Body, f.visit)
		}
	}
	slices.SortStableFunc(f.sites, func(a, b Site) int { return a.Start - b.Start })
	twins := map[string]int{}
	for i := range f.sites {
		s := &f.sites[i]
		key := s.Key()
		s.Twins = twins[key]
		twins[key]++
	}
	return f.sites, nil
}

type finder struct {
	name, function string
	source         []byte
	file           *token.File
	sites          []Site
}

// add records a change of the source between two positions.
func (f *finder) add(from, to token.Pos, text string) {
	start, end := f.file.Offset(from), f.file.Offset(to)
	begin := bytes.LastIndexByte(f.source[:start], '\n') + 1
	line, _, _ := strings.Cut(string(f.source[begin:]), "\n")
	trimmed := strings.TrimSpace(line)
	f.sites = append(f.sites, Site{
		File: f.name, Func: f.function, Start: start, End: end, New: text,
		Old:  strings.Join(strings.Fields(string(f.source[start:end])), " "),
		Line: trimmed, Column: start - begin - strings.Index(line, trimmed) + 1, Number: f.file.Line(from),
	})
}

// operator records the swap of the operator at a position.
func (f *finder) operator(at token.Pos, operator token.Token) {
	if other, ok := swaps[operator]; ok {
		f.add(at, at+token.Pos(len(operator.String())), other)
	}
}

func (f *finder) visit(node ast.Node) bool {
	switch n := node.(type) {
	case *ast.BinaryExpr:
		f.operator(n.OpPos, n.Op)
	case *ast.IncDecStmt:
		f.operator(n.TokPos, n.Tok)
	case *ast.BranchStmt:
		f.operator(n.TokPos, n.Tok)
	case *ast.AssignStmt:
		f.operator(n.TokPos, n.Tok)
	case *ast.IfStmt:
		f.negate(n.Cond)
	case *ast.UnaryExpr:
		if slices.Contains([]token.Token{token.NOT, token.SUB, token.XOR}, n.Op) {
			f.add(n.OpPos, n.OpPos+1, "")
		}
	case *ast.BasicLit:
		f.number(n)
	case *ast.Ident:
		f.truth(n)
	case *ast.BlockStmt:
		f.removals(n.List)
	case *ast.CaseClause:
		f.removals(n.Body)
	}
	return true
}

// negate records the negation of a condition, unless the swap of its operator already is that.
func (f *finder) negate(condition ast.Expr) {
	if b, ok := condition.(*ast.BinaryExpr); ok && (b.Op == token.EQL || b.Op == token.NEQ) {
		return
	}
	if u, ok := condition.(*ast.UnaryExpr); ok && u.Op == token.NOT {
		return
	}
	start, end := f.file.Offset(condition.Pos()), f.file.Offset(condition.End())
	f.add(condition.Pos(), condition.End(), "!("+string(f.source[start:end])+")")
}

func (f *finder) number(n *ast.BasicLit) {
	if n.Kind != token.INT {
		return
	}
	if value, err := strconv.ParseUint(n.Value, 0, 64); err == nil && value != 1<<64-1 {
		f.add(n.Pos(), n.End(), strconv.FormatUint(value+1, 10))
	}
}

func (f *finder) truth(n *ast.Ident) {
	switch n.Name {
	case "true":
		f.add(n.Pos(), n.End(), "false")
	case "false":
		f.add(n.Pos(), n.End(), "true")
	}
}

// removals records the calls and assignments that could be left out.
func (f *finder) removals(statements []ast.Stmt) {
	for _, s := range statements {
		switch s := s.(type) {
		case *ast.ExprStmt:
			f.add(s.Pos(), s.End(), "")
		case *ast.AssignStmt:
			if s.Tok != token.DEFINE {
				f.add(s.Pos(), s.End(), "")
			}
		}
	}
}
