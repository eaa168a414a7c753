import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { experienceDocument } from '#papers/experience-document.ts'
import { policyDocument } from '#papers/policy-document.ts'
import { sampleVoucher } from '#papers/sample-voucher.ts'
import { soldBy } from '#papers/seller-line.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { tourDocument } from '#papers/tour-document.ts'

const papers = openPapers()
after(() => papers.close())

const { brand } = sampleVoucher
const day = Temporal.PlainDate.from('2026-12-03')
const issuedAt = day.toPlainDateTime('10:30')
const agency = { name: 'سفر نیلوفر', phone: '021-88112233' }

/** Each paper by its seller. */
const printed = {
  policy: (seller?: typeof agency) =>
    papers.policyPdf(
      policyDocument({
        brand,
        ...soldBy(seller),
        orderNumber: '104203188',
        issuedAt,
        insurer: { fa: 'بیمه', en: 'Insurer' },
        assistance: 'Assistance',
        assistancePhone: '+982100000000',
        plan: { fa: 'طرح', en: 'Plan' },
        place: { fa: 'ترکیه', en: 'Turkey' },
        startsOn: day,
        endsOn: day.add({ days: 6 }),
        limitEuro: 30_000,
        excessEuro: 0,
        covers: [],
        exclusions: ['بیماری مزمن'],
        insured: [
          {
            number: 'P-1',
            name: 'سارا احمدی',
            latinName: 'SARA AHMADI',
            birthDate: day,
            passportNumber: 'A1',
          },
        ],
      }),
    ),
  tour: (seller?: typeof agency) =>
    papers.tourPdf(
      tourDocument({
        brand,
        ...soldBy(seller),
        orderNumber: '104203188',
        voucherNumber: 'T-1',
        voucherAddress: 'https://example.com/v',
        issuedAt,
        name: 'تور استانبول',
        leavesOn: day,
        returnsOn: day.add({ days: 5 }),
        parts: [],
        people: [],
        notes: [],
      }),
    ),
  experience: (seller?: typeof agency) =>
    papers.experiencePdf(
      experienceDocument({
        brand,
        ...soldBy(seller),
        orderNumber: '104203188',
        reference: 'E-1',
        title: 'گشت',
        when: 'پنجشنبه',
        whenInEnglish: 'Thursday',
        cityName: 'استانبول',
        leader: 'سارا احمدی',
        leaderInLatin: 'SARA AHMADI',
        units: ['۱ بزرگسال'],
        codes: [{ code: { symbol: 'qrcode', content: 'x', says: 'کد' }, of: 'همه' }],
        notes: [],
      }),
    ),
}

for (const [paper, print] of Object.entries(printed))
  test(`a ${paper} that an agency sold names it in our place, and one of our own names us`, async () => {
    const ours = readPdf(await print())
    assert.ok(ours.words.has('پشتیبانی') && !ours.words.has('نیلوفر'))
    const theirs = readPdf(await print(agency))
    assert.ok(theirs.words.has('نیلوفر') && !theirs.words.has('پشتیبانی'))
  })
