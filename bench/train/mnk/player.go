//go:build unix

package main

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// A contestant is a running player process.
type contestant struct {
	name    string // the version, with a hash of the program
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
}

// An answer is a contestant's reply for a position.
type answer struct {
	square    mnk.Square
	depth, ms float64
	score     int
	decided   bool
}

func startBoth(candidate, baseline string) (sides [2]*contestant, err error) {
	for i, version := range []string{candidate, baseline} {
		if sides[i], err = startPlayer(version); err != nil {
			return sides, err
		}
	}
	return sides, nil
}

// startPlayer builds and starts the player of a commit or folder.
func startPlayer(version string) (*contestant, error) {
	folder, err := os.MkdirTemp("", "mnk-player")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	source := version
	if _, err := os.Stat(filepath.Join(version, "go.mod")); err != nil {
		source = folder
		if err := extract(version, folder); err != nil {
			return nil, err
		}
	}
	program, command := filepath.Join(folder, "player.exe"), "./bench/train/mnk/player"
	if _, err := os.Stat(filepath.Join(source, command)); err != nil {
		command = "./core/mnk/train/player" // its path until November 2026
	}
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", program, command)
	build.Dir, build.Stderr = source, os.Stderr
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("building %s: %w", version, err)
	}
	content, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(content)
	return launch(program, version+"@"+hex.EncodeToString(sum[:4]))
}

// extract writes a commit into a folder. The commit's own player answers,
// because the packages of the search have moved since; commits before a84a672
// have none.
func extract(commit, folder string) error {
	archive := exec.Command("sh", "-c", `git archive "$1" | tar -x -C "$2"`, "sh", commit, folder)
	archive.Stderr = os.Stderr
	if err := archive.Run(); err != nil {
		return fmt.Errorf("no commit and no repository: %s: %w", commit, err)
	}
	return nil
}

func launch(program, name string) (p *contestant, err error) {
	p = &contestant{name: name, command: exec.Command(program)}
	p.command.Stderr = os.Stderr
	p.command.Env = append(os.Environ(), "GOMAXPROCS=1", "GOGC=400")
	if p.in, err = p.command.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.out = bufio.NewReader(out)
	return p, p.command.Start()
}

func (p *contestant) end() {
	p.in.Close()
	p.command.Wait()
}

// ask has a position searched, with at most nodes and ms; 0 is no bound.
func (p *contestant) ask(position *mnk.Position, nodes, ms int) (a answer, err error) {
	g := position.Game
	rows := make([]string, g.Rows)
	for r := range rows {
		for c := range g.Columns {
			rows[r] += position.Board.At(r, c).String()
		}
	}
	if _, err = fmt.Fprintln(p.in, g.K, mnk.Rules[g.Rule].Key, position.Turn, nodes, ms, 0, strings.Join(rows, "/")); err != nil {
		return a, err
	}
	var n int
	_, err = fmt.Fscanln(p.out, &a.square.Row, &a.square.Column, &a.depth, &n, &a.ms, &a.score, &a.decided)
	return a, err
}
