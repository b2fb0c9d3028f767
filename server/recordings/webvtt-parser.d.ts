/* A package that comes without types: what of it we use. */

declare module 'webvtt-parser' {
  type CueNode =
    | { type: 'text'; value: string }
    | { type: 'timestamp'; value: number }
    | { type: 'object'; name: string; value?: string; children: CueNode[] }
  export type Cue = { startTime: number; endTime: number; text: string; tree: { children: CueNode[] } }
  class WebVTTParser {
    /** @param entities with their ampersands and semicolons */
    constructor(entities: Record<string, string>)
    /** @param mode of 'metadata', mistakes in the text of cues are not told. */
    parse(
      input: string,
      mode: 'metadata' | 'subtitles',
    ): { cues: Cue[]; errors: { message: string; line: number; col?: number }[] }
  }
  const parser: { WebVTTParser: typeof WebVTTParser }
  export default parser
}
