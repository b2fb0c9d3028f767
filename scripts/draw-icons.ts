import sharp from 'sharp'

/*
 * Draws the icons of the installed app from the two drawings in app/public, for systems that take no SVG:
 *   node scripts/draw-icons.ts
 * The tally and the tick are those of the wordmark. The maskable one fills its square, and has what matters within the middle four fifths.
 */
const folder = 'app/public/icons'
const drawings = [
  { from: 'app/public/favicon.svg', to: 'icon-192.png', size: 192 },
  { from: 'app/public/favicon.svg', to: 'icon-512.png', size: 512 },
  { from: `${folder}/maskable.svg`, to: 'maskable-512.png', size: 512 },
  { from: `${folder}/maskable.svg`, to: 'apple-touch-icon.png', size: 180 },
]

for (const { from, to, size } of drawings) {
  await sharp(from, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${folder}/${to}`)
}
