/** Who is at the other end; `token` names the session that their page came with. */
export type Peer = {
  ip: string
  agent: string
  visitor: string | null
  token: string | null
  /** Whether limits apply. */
  isCounted: boolean
}
