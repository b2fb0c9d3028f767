type Given = { speed: number; choose: (speed: number) => void }
type Action = (player: HTMLMediaElement, given: Given) => void

const toggle: Action = (player) => (player.paused ? void player.play().catch(() => {}) : player.pause())
const by =
  (seconds: number): Action =>
  (player) => {
    const end = Number.isFinite(player.duration) ? player.duration : player.currentTime + seconds
    player.currentTime = Math.min(end, Math.max(0, player.currentTime + seconds))
  }
const faster =
  (step: number): Action =>
  (_player, { speed, choose }) =>
    choose(Math.min(2, Math.max(0.75, speed + step)))
const mute: Action = (player) => (player.muted = !player.muted)
const captions: Action = (player) => {
  for (const track of player.textTracks) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
}
const fullScreen: Action = (player) => {
  if (document.fullscreenElement !== null) void document.exitFullscreen()
  else if (player instanceof HTMLVideoElement) void player.requestFullscreen().catch(() => {})
}

/** What a key does while the focus is in the player. */
export const keyActions: Readonly<Record<string, Action | undefined>> = {
  ' ': toggle,
  k: toggle,
  K: toggle,
  ArrowLeft: by(-5),
  ArrowRight: by(5),
  j: by(-10),
  J: by(-10),
  l: by(10),
  L: by(10),
  Home: by(-Infinity),
  End: (player) => {
    if (Number.isFinite(player.duration)) player.currentTime = player.duration
  },
  '<': faster(-0.25),
  '>': faster(0.25),
  m: mute,
  M: mute,
  c: captions,
  C: captions,
  f: fullScreen,
  F: fullScreen,
}
