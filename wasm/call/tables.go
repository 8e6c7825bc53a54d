package call

// NeedTables tells the host that the function needs its game's tables, which
// lie beside the module in one file. The function returns without a result,
// and is called again once the host has handed them to Game.UseTables.
func (in *Input) NeedTables() { in.wantsTables = true }

// Keep tells the host that the engine keeps what may answer the next call at once, so that
// it is not to be replaced by a new one for the memory that it takes. Answers are the same
// with and without.
func (in *Input) Keep() { in.keeps = true }

// Renew tells the host to call again in a new engine, as there is no collector here that
// would make room of what was kept. The function returns without a result.
func (in *Input) Renew() { in.wantsRenewal = true }
