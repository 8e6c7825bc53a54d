package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// Names that are added to the changed sources.
const (
	chooser  = "mutantChosen"
	reporter = "mutantReached"
)

// support is the file that is added to a changed package. The environment has the mutant's number: 0 is the unchanged code,
// and -1 records which functions are called. Each is recorded once, because some are called a million times.
const support = `package %s

import (
	"os"
	"strconv"
	"sync/atomic"
)

var (
	` + chooser + `, _ = strconv.Atoi(os.Getenv("TEFUDA_MUTANT"))
	mutantSeen [%d]atomic.Bool
)

func ` + reporter + `(function int) {
	if mutantSeen[function].Load() || mutantSeen[function].Swap(true) {
		return
	}
	file, err := os.OpenFile(os.Getenv("TEFUDA_REACHED"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	if _, err := file.WriteString(strconv.Itoa(function) + "\n"); err != nil {
		panic(err)
	}
}
`

// A mutant is a site with its number in the package's sources.
type mutant struct {
	*Site
	number   int
	function int // the number of the function's first mutant, which identifies the function
	fault    string
}

// A schema is a source file that holds every function with mutants several times: unchanged, and once for each mutant. A
// function with the old name calls the chosen one (R. Untch, A. Offutt, M. Harrold, "Mutation Analysis Using Mutant
// Schemata", 1993). So a package is compiled once for all its mutants.
type schema struct {
	name  string // of the package
	text  []byte
	owner []*mutant // by line, from 0: the mutant to which the line's end belongs
}

func (s *schema) write(owner *mutant, parts ...string) {
	for _, part := range parts {
		s.text = append(s.text, part...)
		for range strings.Count(part, "\n") {
			s.owner = append(s.owner, owner)
		}
	}
}

// newSchema rewrites a file with its mutants. Those with a fault are left out.
func newSchema(source []byte, mutants []*mutant) (*schema, error) {
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, "", source, 0)
	if err != nil {
		return nil, err
	}
	file := files.File(parsed.Pos())
	out, done := &schema{name: parsed.Name.Name}, 0
	for _, declared := range parsed.Decls {
		function, ok := declared.(*ast.FuncDecl)
		if !ok {
			continue
		}
		start, end := file.Offset(function.Pos()), file.Offset(function.End())
		inside := slices.DeleteFunc(slices.Clone(mutants), func(m *mutant) bool { return m.fault != "" || m.Start < start || m.End > end })
		if len(inside) == 0 {
			continue
		}
		name, after := file.Offset(function.Name.Pos()), file.Offset(function.Name.End())
		head := string(source[start:after])
		out.write(nil, string(source[done:start]), copied(head, plain, inside[0].number), string(source[after:end]), "\n\n")
		for _, m := range inside {
			m.function = inside[0].number
			out.write(m, copied(head, mutated, m.number), string(source[after:m.Start]), m.New, string(source[m.End:end]), "\n")
			out.write(nil, "\n")
		}
		text := func(node ast.Node) string { return string(source[file.Offset(node.Pos()):file.Offset(node.End())]) }
		out.write(nil, dispatcher(function, text, string(source[name:after]), inside))
		done = end
	}
	out.write(nil, string(source[done:]))
	return out, nil
}

// The kinds of copies of a function.
const plain, mutated = "p", "m"

func copied(name, kind string, number int) string { return fmt.Sprintf("%s_%s%d", name, kind, number) }

// dispatcher returns the source of the function with the old name.
func dispatcher(function *ast.FuncDecl, text func(ast.Node) string, name string, mutants []*mutant) string {
	var receiver, call, generic, instance, results, give string
	if function.Recv != nil {
		receiver, call = "(r_ "+text(function.Recv.List[0].Type)+") ", "r_."
	}
	if list := function.Type.TypeParams; list != nil {
		var names []string
		for _, field := range list.List {
			for _, n := range field.Names {
				names = append(names, n.Name)
			}
		}
		generic, instance = text(list), "["+strings.Join(names, ", ")+"]"
	}
	var parameters, arguments []string
	for _, field := range function.Type.Params.List {
		for range max(1, len(field.Names)) {
			p := fmt.Sprintf("p_%d", len(parameters))
			parameters = append(parameters, p+" "+text(field.Type))
			if _, ok := field.Type.(*ast.Ellipsis); ok {
				p += "..."
			}
			arguments = append(arguments, p)
		}
	}
	if list := function.Type.Results; list != nil {
		var types []string
		for _, field := range list.List {
			types = append(types, slices.Repeat([]string{text(field.Type)}, max(1, len(field.Names)))...)
		}
		results, give = "("+strings.Join(types, ", ")+") ", "return "
	}
	calling := func(kind string, number int) string {
		return fmt.Sprintf("%s%s%s(%s)\n", give, call, copied(name, kind, number)+instance, strings.Join(arguments, ", "))
	}
	var b strings.Builder
	fmt.Fprintf(&b, "func %s%s%s(%s) %s{\n", receiver, name, generic, strings.Join(parameters, ", "), results)
	fmt.Fprintf(&b, "switch %s {\ncase -1:\n%s(%d)\n", chooser, reporter, mutants[0].number)
	for _, m := range mutants {
		fmt.Fprintf(&b, "case %d:\n%s", m.number, calling(mutated, m.number))
		if give == "" {
			b.WriteString("return\n")
		}
	}
	b.WriteString("}\n" + calling(plain, mutants[0].number) + "}\n")
	return b.String()
}
