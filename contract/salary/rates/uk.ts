// The tax years that there are figures for: each a file here, which tells what differs from the
// year before, and a line. Everything else that lists tax years is derived from these.
export { uk2019To20 } from './uk-2019-20.ts'
export { uk2020To21 } from './uk-2020-21.ts'
export { uk2021To22 } from './uk-2021-22.ts'
export { uk2022To23 } from './uk-2022-23.ts'
export { uk2023To24 } from './uk-2023-24.ts'
export { uk2024To25 } from './uk-2024-25.ts'
export { uk2025To26 } from './uk-2025-26.ts'
export { uk2026To27 } from './uk-2026-27.ts'
