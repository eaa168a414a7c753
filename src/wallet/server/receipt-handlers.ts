import type { AccountData } from '#accounts/server/account-data.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { receiptDocument } from '#papers/receipt-document.ts'
import type { ReceiptFacts } from '#papers/receipt-facts.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import type { Clock } from '#server/clock.ts'
import type { Handlers } from '#server/handlers.ts'
import { receiptOf } from '#wallet/receipt.ts'
import type { walletReceiptCalls } from '#wallet/receipt-calls.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface ReceiptOffice {
  readonly papers: Pick<Papers, 'receiptPdf'>
  /** the brand it says, or the one of the request */
  brandOf(id?: string | null): PaperBrand
  readonly clock: Clock
  ownerOf(userId: string): Promise<AccountData>
}

export async function receiptPdf(
  office: ReceiptOffice,
  userId: string,
  { brand, ...facts }: Omit<ReceiptFacts, 'brand' | 'madeAt' | 'owner'> & { readonly brand?: string | null },
) {
  const { firstNameFarsi, lastNameFarsi, phoneNumber } = await office.ownerOf(userId)
  const name = [firstNameFarsi, lastNameFarsi].filter((part) => part !== null).join(' ')
  const document = receiptDocument({
    ...facts,
    brand: office.brandOf(brand),
    madeAt: office.clock.now().toZonedDateTimeISO(iranZone).toPlainDateTime(),
    owner: { name: name === '' ? null : name, phone: nationalText(phoneNumber) },
  })
  return {
    type: 'application/pdf',
    fileName: document.fileName,
    body: await office.papers.receiptPdf(document),
  }
}

/** «۰۹۱۲ ۳۴۵ ۶۷۸۹» */
function nationalText(phone: string): string {
  const national = phone.replace(/^\+98/, '0')
  return persianDigits(national.replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3'))
}

export function walletReceiptHandlers(
  wallet: Pick<Wallet, 'flow'>,
  office: ReceiptOffice,
): Handlers<typeof walletReceiptCalls> {
  return {
    flowReceipt: async ({ userId, params }) =>
      receiptPdf(office, userId, receiptOf(await wallet.flow(userId, params.id))),
  }
}
