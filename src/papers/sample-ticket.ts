import { rial } from '#money/rial.ts'
import type { TicketFacts } from '#papers/ticket-facts.ts'

/** A family from Tehran to Mashhad, for tests and the style guide. */
export const sampleTicket: TicketFacts = {
  orderNumber: '48151623',
  ticketAddress: 'https://parastoo.example/track?ticket=AZ7sH0Qx0xU9v1kW2mJcKAxH4n8rYVbqkS3pT5uLw9E',
  issuedAt: Temporal.PlainDateTime.from('2026-11-21T14:04'),
  brand: {
    name: 'پرستو',
    mark: {
      body: 'M4 29.5C8.6 25.4 14.4 23.7 20.2 24.9C26.4 16.4 37.6 8.2 57.5 4.2C48.8 11 42.2 18.8 38.6 27.2C46.4 29.7 54 34.6 60 42C52.2 39.9 45.6 39.3 39.8 39.9C44.9 44.2 48.8 49.8 51 57C44.6 50.4 37.6 45.2 30.2 42.2C26.2 48.6 20.8 54.4 13 59.6C16.4 52.4 17.8 45.4 17.4 38.2C11.8 37 7.2 33.6 4 29.5Z',
      throat: 'M4 29.5C7.2 33.6 11.8 37 17.4 38.2C19.6 34.4 18 30.6 12.4 29.9C9.6 29.5 6.8 29.3 4 29.5Z',
    },
    colours: { band: '#14286B', accent: '#F3A61F' },
    phone: '۰۲۱ ۹۱۰۰ ۴۰۴۰',
    email: 'support@parastoo.example',
    address: 'تهران، خیابان ولیعصر، بالاتر از پارک ساعی، پلاک ۲۱۴',
    hours: 'هر روز، ۹ صبح تا ۱۲ شب',
  },
  directions: [
    {
      pnr: 'K7QX2M',
      segments: [
        {
          flightNumber: 'W5 1041',
          airline: { name: 'ماهان', iata: 'W5', colours: ['#0E6B4A', '#4FB36E'] },
          aircraft: 'ایرباس A320',
          cabin: 'اکونومی',
          fareClass: 'Y',
          kind: 'system',
          from: { iata: 'THR', city: 'تهران', airport: 'فرودگاه مهرآباد', terminal: '۴' },
          to: { iata: 'MHD', city: 'مشهد', airport: 'فرودگاه شهید هاشمی‌نژاد' },
          departsAt: Temporal.PlainDateTime.from('2026-12-03T06:15'),
          arrivesAt: Temporal.PlainDateTime.from('2026-12-03T07:40'),
          durationMinutes: 85,
          presenceMinutes: 120,
          cabinBagKg: 5,
        },
      ],
      penalties: [
        { until: Temporal.PlainDateTime.from('2026-11-30T12:00'), percent: 30, amount: rial(18_510_000) },
        { until: Temporal.PlainDateTime.from('2026-12-02T12:00'), percent: 60, amount: rial(37_020_000) },
        { until: Temporal.PlainDateTime.from('2026-12-03T03:15'), percent: 75, amount: rial(46_275_000) },
        { percent: 85, amount: rial(52_445_000) },
      ],
    },
  ],
  passengers: [
    {
      group: 'adult',
      name: 'سارا',
      surname: 'محمدی‌نژاد',
      latinName: 'SARA',
      latinSurname: 'MOHAMMADINEZHAD',
      document: { kind: 'nationalCode', number: '0084575948' },
      tickets: [{ direction: 0, number: '537-2401736652', baggageKg: 20 }],
    },
    {
      group: 'adult',
      name: 'داریوش',
      surname: 'رستمی',
      latinName: 'DARIUSH',
      latinSurname: 'ROSTAMI',
      document: { kind: 'nationalCode', number: '0013542419' },
      tickets: [{ direction: 0, number: '537-2401736653', baggageKg: 20 }],
    },
    {
      group: 'infant',
      name: 'نیکا',
      surname: 'رستمی',
      latinName: 'NIKA',
      latinSurname: 'ROSTAMI',
      document: { kind: 'nationalCode', number: '0499370899' },
      tickets: [{ direction: 0, number: '537-2401736654', baggageKg: 0 }],
    },
  ],
  price: {
    lines: [
      { label: 'بزرگسال', count: 2, amount: rial(57_800_000) },
      { label: 'نوزاد', count: 1, amount: rial(3_900_000) },
    ],
    discount: rial(0),
    total: rial(61_700_000),
  },
}
