import * as z from 'zod/mini'

const Words = {
  order: z.enum(['Created', 'Submitted', 'Approved', 'Rejected', 'Paid']),
  confirm: z.enum(['none', 'successful', 'failed']),
  /** `unknown`: the bank is being asked for the result */
  payment: z.enum(['none', 'pending', 'unknown', 'successful', 'failed']),
  finalization: z.enum(['none', 'pending', 'in-progress', 'successful', 'failed']),
  /** of the order or a part; `pending` until it reached the account, `failed`: the bank refused, the wallet got it */
  refund: z.enum(['none', 'pending', 'successful', 'failed']),
  says: z.string(),
} as const

export const Labels = z.object(Words)
export type Labels = z.infer<typeof Labels>

export const JourneyChanged = z.object({
  kind: z.enum(['cancelled', 'new-time', 'new-aircraft']),
  departureTime: z.string(),
  arrivalTime: z.string(),
  aircraft: z.nullable(z.string()),
  since: z.string(),
  acceptedAt: z.nullable(z.string()),
})
export type JourneyChanged = z.infer<typeof JourneyChanged>

export const JourneyView = z.object({
  proposalId: z.string(),
  isReturning: z.boolean(),
  airlineCode: z.string(),
  airlineName: z.string(),
  flightNumber: z.string(),
  origin: z.string(),
  originName: z.string(),
  destination: z.string(),
  destinationName: z.string(),
  stops: z.array(z.string()),
  /** people not refunded */
  openCount: z.int(),
  departureTime: z.string(),
  arrivalTime: z.string(),
  change: z.nullable(JourneyChanged),
})
export type JourneyView = z.infer<typeof JourneyView>

/** Days of the hotel, `YYYY-MM-DD`; its rooms are ready from an hour of its city, `HH:MM`. */
export const StayView = z.object({
  hotelId: z.string(),
  hotelName: z.string(),
  hotelNameEn: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  checkInFrom: z.string(),
  nights: z.int(),
  rooms: z.int(),
  openRooms: z.int(),
})
export type StayView = z.infer<typeof StayView>
export const ExtraView = z.object({ passenger: z.int(), leg: z.int(), name: z.string(), price: z.int() })
export type ExtraView = z.infer<typeof ExtraView>

export const VisaView = z.object({
  country: z.string(),
  countryName: z.string(),
  type: z.enum(['tourist', 'transit']),
  days: z.int(),
  entry: z.enum(['single', 'multiple']),
  speed: z.enum(['normal', 'urgent']),
  isGuaranteed: z.boolean(),
  travelDate: z.string(),
})
export type VisaView = z.infer<typeof VisaView>

export const ServiceView = z.object({
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  beginsOn: z.string(),
})
export type ServiceView = z.infer<typeof ServiceView>

/** §3 Order. Rial; instants ISO. */
export const OrderListed = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** what it is bought together with */
  trip: z.optional(z.object({ tripId: z.uuid(), tripNumber: z.string() })),
  /** at its seller; of several the first that still stands */
  reservationNumber: z.nullable(z.string()),
  product: z.string(),
  productType: z.enum([
    'DomesticFlight',
    'InternationalFlight',
    'DomesticHotel',
    'InternationalHotel',
    'Visa',
    'Tour',
    'Service',
  ]),
  status: z.string(),
  labels: Labels,
  /** of a paid one: where its money goes if nothing comes of it, unless to its owner's wallet */
  moneyBack: z.optional(z.enum(['credit', 'payers'])),
  /** empty for other products */
  journeys: z.array(JourneyView),
  stay: z.nullable(StayView),
  visa: z.nullable(VisaView),
  service: z.nullable(ServiceView),
  /** room leaders of a stay, applicants of a visa */
  passengerCount: z.int(),
  openCount: z.int(),
  totalAmount: z.int(),
  /** the price without the discount */
  payable: z.int(),
  /** for the parts not refunded */
  openAmount: z.int(),
  registeredAt: z.string(),
  holdExpiresAt: z.nullable(z.string()),
  /** its seller holds nothing before the payment: until then its price alone is kept */
  isPriceOnly: z.optional(z.literal(true)),
})
export type OrderListed = z.infer<typeof OrderListed>

export const OrderList = z.object({ orders: z.array(OrderListed), page: z.int(), total: z.int() })
export type OrderList = z.infer<typeof OrderList>

export const PassengerOnOrder = z.object({
  type: z.enum(['adult', 'child', 'infant']),
  firstName: z.string(),
  lastName: z.string(),
  firstNameFarsi: z.string(),
  lastNameFarsi: z.string(),
  genderTitle: z.enum(['Male', 'Female']),
  birthDate: z.string(),
  nationalCode: z.nullable(z.string()),
  passport: z.nullable(
    z.object({
      passportType: z.enum(['IranianPassport', 'IraqPassport', 'OtherCountries']),
      passportNumber: z.string(),
      nationalityCountryNameFa: z.string(),
      passportIssuingCountryCountryNameFa: z.string(),
      passportExpirationDate: z.string(),
    }),
  ),
})
export type PassengerOnOrder = z.infer<typeof PassengerOnOrder>

const amounts = {
  /** rial: total = gateway (`due` until paid) + wallet + credit + discount */
  total: z.int(),
  discount: z.int(),
  walletPart: z.int(),
  credit: z.int(),
  due: z.int(),
  voucher: z.nullable(z.string()),
} as const

export const OrderSum = z.object({
  orderId: z.uuid(),
  ...amounts,
  /** the agency on whose credit it can be bought, and rial its buyer may still spend of it; null for everybody else */
  onCredit: z.nullable(z.object({ name: z.string(), left: z.int() })),
})
export type OrderSum = z.infer<typeof OrderSum>

/** Rial; `until`: deadline for accepting a higher price, null when in force. */
export const PriceChangeView = z.object({
  old: z.int(),
  new: z.int(),
  difference: z.int(),
  by: z.enum(['airline', 'seller']),
  until: z.nullable(z.string()),
})
export type PriceChangeView = z.infer<typeof PriceChangeView>

export const TicketLink = z.object({ address: z.string(), until: z.string() })
export type TicketLink = z.infer<typeof TicketLink>

export const MoneyLine = z.object({ kind: z.string(), says: z.string(), amount: z.int(), at: z.string() })

const rate = {
  currency: z.enum(['USD', 'AED', 'IQD']),
  rialAUnit: z.int(),
  setOn: z.string(),
  source: z.string(),
} as const

export const OrderDetails = z.object({
  ...OrderListed.shape,
  /** ended unpaid because it is no longer available */
  isWithdrawn: z.boolean(),
  contact: z.object({ phoneNumber: z.string(), email: z.nullable(z.string()) }),
  passengers: z.array(PassengerOnOrder),
  extras: z.array(ExtraView),
  timeline: z.array(z.object({ status: z.string(), says: z.string(), at: z.string() })),
  money: z.array(MoneyLine),
  sum: OrderSum,
  priceChange: z.nullable(PriceChangeView),
  /** what of it was in another currency (`minor`: hundredths), by each of the order's own rates */
  foreignPrices: z.array(z.object({ ...rate, minor: z.int() })),
  /** rial that went back since a rate had fallen when it was issued; `back`: to whom */
  rateDifference: z.optional(
    z.object({
      amount: z.int(),
      at: z.string(),
      back: z.enum(['wallet', 'credit', 'payers']),
      falls: z.array(z.object({ charged: z.object({ ...rate, minor: z.int() }), issued: z.object(rate) })),
    }),
  ),
  support: z.nullable(z.object({ number: z.int(), since: z.string() })),
  /** the edition of our terms it was made under; null for orders of before they had numbers */
  terms: z.nullable(z.object({ variant: z.string(), version: z.string(), since: z.string() })),
  allowed: z.object({ pay: z.boolean(), cancel: z.boolean(), ticket: z.boolean() }),
})
export type OrderDetails = z.infer<typeof OrderDetails>
