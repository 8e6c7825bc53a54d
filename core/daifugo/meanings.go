package daifugo

// longestRole is the most cards that a role can have: a sequence of all ranks
// with jokers beyond both ends.
const longestRole = Ranks + MaxJokers

// RolesOf appends to dst the roles that some cards make when all of them are
// led: one for each meaning of their jokers, in the order and form of
// Table.LegalRoles. Where suits change nothing, as with EightCut those of a
// role that clears the field at once, a joker's suit makes no other meaning.
func (r Rules) RolesOf(dst []Role, cards Set) []Role {
	size := cards.Len()
	if size > longestRole {
		return dst
	}
	t := Table{Rules: r}
	kept := dst
	for _, role := range t.LegalRoles(nil, cards) {
		if int(role.Size) == size && (!t.Cuts(role) || role.lowestSuits()) {
			kept = append(kept, role)
		}
	}
	return kept
}

// writings says how some cards with bare jokers are written as a role, "" if
// they are none.
func writings(cards Set) string {
	roles := Rules{On: Sequences}.RolesOf(nil, cards)
	if len(roles) == 0 {
		return ""
	}
	text := ": what the joker stands for is written with it, like \"" + roles[0].String()
	if last := roles[len(roles)-1]; len(roles) > 1 {
		text += "\" or \"" + last.String()
	}
	return text + "\""
}
