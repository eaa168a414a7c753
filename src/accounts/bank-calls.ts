import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const typed = z._default(z.string().check(z.maxLength(80)), '')
const id = z.uuid('این حساب را نمی‌شناسیم.')
const number = z.nullable(z.string())

const BankDetail = z.object({
  id: z.uuid(),
  /** «بانک ملت»; null where the numbers do not tell */
  bank: z.nullable(z.string()),
  holderName: z.string(),
  iban: number,
  cardNumber: number,
  bankAccountNumber: number,
  isDefault: z.boolean(),
})
export type BankDetail = z.output<typeof BankDetail>

/** Not in the contract: the bank accounts travellers store with us (§2, financial information). */
export const bankCalls = {
  bankDetails: call('GET /accounts/bank/Mine', {
    summary: 'The bank accounts of the signed-in user, the default first; numbers hidden',
    who: 'user',
    answer: z.array(BankDetail),
  }),
  addBankDetail: call('POST /accounts/bank/Add', {
    summary: 'Keeps a bank account; wants a step-up',
    who: 'user',
    body: z.object({ iban: typed, cardNumber: typed, bankAccountNumber: typed, holderName: typed }),
    answer: z.array(BankDetail),
  }),
  preferBankDetail: call('POST /accounts/bank/MakeDefault', {
    summary: 'Offers this bank account first',
    who: 'user',
    body: z.object({ id }),
    answer: z.array(BankDetail),
  }),
  revealBankDetail: call('POST /accounts/bank/Reveal', {
    summary: 'The whole numbers of a bank account; wants a step-up',
    who: 'user',
    body: z.object({ id }),
    answer: z.object({ iban: number, cardNumber: number, bankAccountNumber: number, holderName: z.string() }),
  }),
  forgetBankDetail: call('DELETE /accounts/bank/{id}', {
    summary: 'Forgets a bank account',
    who: 'user',
    params: z.object({ id }),
    answer: z.array(BankDetail),
  }),
}
