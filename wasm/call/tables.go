package call

// NeedTables tells the host that the function needs its game's tables, which
// lie beside the module in one file. The function returns without a result,
// and is called again once the host has handed them to Game.UseTables.
func (in *Input) NeedTables() { in.wantsTables = true }
