/** The package's version. The engine must have the same. */
export const VERSION = '0.1.0'
