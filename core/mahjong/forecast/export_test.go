package forecast

// Published returns options that give the published figures of another program.
func Published(o Options) Options {
	o.published = true
	return o
}
