import fc from 'fast-check'

/**
 * Property tests try the same values in every run, so that what failed fails again and what passed does not fail for somebody else.
 * `ROLECALL_PROPERTY_SEED` looks at others: a number, which a failing test prints.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['ROLECALL_PROPERTY_SEED'] ?? 20_261_121) })
