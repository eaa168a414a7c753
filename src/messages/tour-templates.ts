import { day, type Template, wallet } from '#messages/template.ts'

export const tourTemplates = {
  /** values: order number · dates that can be bought instead · the tour and its day */
  'tour-called-off': {
    text: 'تور شما لغو شد.\n%token10\nکل مبلغ سفارش %token برگشت.\nتاریخ‌های بعدی: %token2',
    slots: ['token', 'token2', 'token10'],
    isSecret: false,
    worthSeconds: 3 * day,
    event: 'refunds',
    mail: { subject: 'تور لغو شد و پولتان برگشت', page: wallet },
  },
} as const satisfies Record<string, Template>
