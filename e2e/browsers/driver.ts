/** A browser as the journeys of other browsers use it: what each of them can do by the protocol that it speaks. */
export type Driver = {
  /** 'Firefox 140.12' */
  name: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page, with arguments that JSON can say. */
  ask: <Answer, Given extends readonly unknown[]>(
    asked: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>
  /** A press of the mouse on the window, in CSS pixels. */
  press: (at: { x: number; y: number }) => Promise<void>
  type: (text: string) => Promise<void>
  /** @param selector of the file field. */
  attach: (selector: string, path: string) => Promise<void>
  /** What the browser has complained of since it was asked last; null: it does not tell. */
  complaints: () => string[] | null
  stop: () => Promise<void>
}

/** What a key is called by both protocols (WebDriver, 17.4.2). */
export const keys = { control: '\uE009', backspace: '\uE003', enter: '\uE007', tab: '\uE004' } as const

/** Presses and releases as both protocols take them. A control character that stands before a key is held while it is pressed. */
export function typing(text: string): { type: 'keyDown' | 'keyUp'; value: string }[] {
  const characters = [...text]
  return characters.flatMap((value, i) => {
    if (value === keys.control) return [{ type: 'keyDown' as const, value }]
    const pressed = [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]
    return characters[i - 1] === keys.control ? [...pressed, { type: 'keyUp' as const, value: keys.control }] : pressed
  })
}

/** The steps of a press of the main button. */
export function pressing({ x, y }: { x: number; y: number }): object[] {
  return [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
}
