export const longestMessage = 1000

/** of a stay, by either side */
export const mostMessages = 30

export interface GuestMessage {
  readonly author: 'guest' | 'host'
  readonly words: string
  /** an instant */
  readonly at: string
}
