/** Which conversations a list is of, in the order of its tabs. */
export const conversationQueues = {
  waiting: 'منتظر ما',
  mine: 'با من',
  handed: 'سپرده‌شده',
  open: 'همهٔ باز',
  closed: 'بسته',
} as const satisfies Readonly<Record<string, string>>

export type ConversationQueue = keyof typeof conversationQueues

export const conversationQueueNames = Object.keys(conversationQueues) as readonly ConversationQueue[]

/** Who waits comes first. */
export function conversationQueueIn(text: string | null | undefined): ConversationQueue {
  return conversationQueueNames.find((name) => name === text) ?? 'waiting'
}
