/** What travellers may send. */
export const limits = {
  mostLetters: 2000,
  /** of one traveller */
  messages: { most: 30, seconds: 600 },
  /** a page of a conversation, newest */
  shown: 100,
  /** stored of one traveller */
  files: 60,
} as const

/** Unread for so long, an answer is told by message. */
export const unreadSeconds = 60

export const authors = ['traveller', 'house', 'person', 'notice'] as const
export type Author = (typeof authors)[number]

export const texts = {
  empty: 'پیام خالی است؛ چیزی بنویسید یا فایلی پیوست کنید.',
  tooLong: 'پیام بلندتر از ۲۰۰۰ حرف است؛ در دو پیام بفرستید.',
  handed: 'گفتگو به همکاران پشتیبانی سپرده شد و همهٔ آن را می‌بینند.',
  closed: 'همکار ما گفتگو را بست. اگر باز پرسشی داشتید همین‌جا بنویسید.',
} as const
