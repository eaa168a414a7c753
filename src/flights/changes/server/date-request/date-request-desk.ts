export interface HandedRequest {
  /** of the task at the desk, as its traveller names it */
  readonly number: number
  readonly dueAt: Temporal.Instant
}

/** What this room needs of the conversations with support, which import this room. */
export interface DateRequestDesk {
  /** By when a person answers who is told now about an order of this brand. */
  answerBy(brand: string | null): Temporal.Instant
  /** Into the conversation on the order, to a person. Refuses DATE_REQUEST_OPEN while another waits there, and TOO_MANY_MESSAGES. */
  hand(request: {
    readonly orderId: string
    readonly userId: string
    readonly text: string
  }): Promise<HandedRequest>
}
