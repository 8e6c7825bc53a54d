package call

// NeedTables asks the host for the game's tables, a file next to the module. The
// function must then return without a result. The host passes the tables to
// Game.UseTables and calls the function again.
func (in *Input) NeedTables() { in.wantsTables = true }

// Keep asks the host not to replace this engine because of its memory: it keeps work that
// may answer the next call at once. Answers do not depend on it.
func (in *Input) Keep() { in.keeps = true }

// Renew asks the host to call again in a new engine: there is no collector here that would
// free the kept memory. The function must then return without a result.
func (in *Input) Renew() { in.wantsRenewal = true }
