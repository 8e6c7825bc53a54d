package forecast

// Published returns options by which figures come out that another program puts out.
func Published(o Options) Options {
	o.published = true
	return o
}
