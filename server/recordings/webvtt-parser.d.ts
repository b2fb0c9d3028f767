declare module 'webvtt-parser' {
  type Cue = { startTime: number; endTime: number; text: string }
  type Problem = { message: string; line: number; col?: number }
  class WebVTTParser {
    parse(text: string, mode: 'captions'): { cues: Cue[]; errors: Problem[] }
  }
  const parser: { WebVTTParser: typeof WebVTTParser }
  export default parser
}
