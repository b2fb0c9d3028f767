/* Packages for tests that come without types: what of them the tests use. */

declare module '@adobe/structured-data-validator' {
  export type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; fieldNames?: string[] }
  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): unknown
  }
}
