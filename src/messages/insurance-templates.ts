import { day, type Template, trips } from '#messages/template.ts'

export const insuranceTemplates = {
  /** values: address of the ticket's page · where one travels */
  'insurance-offered': {
    text: 'هنوز بیمهٔ سفر ندارید.\n%token10\nپوشش‌ها و قیمت: %token\nاگر لازم ندارید، دیگر نمی‌پرسیم.',
    slots: ['token', 'token10'],
    isSecret: false,
    worthSeconds: day / 2,
    event: 'flights',
    mail: { subject: 'هنوز بیمهٔ سفر ندارید', page: trips },
    isTimely: true,
  },
} as const satisfies Record<string, Template>
