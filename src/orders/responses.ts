import * as z from 'zod/mini'

const Words = {
  /** §4: Created, Submitted, Approved, Rejected, Paid */
  order: z.enum(['Created', 'Submitted', 'Approved', 'Rejected', 'Paid']),
  confirm: z.enum(['none', 'successful', 'failed']),
  /** `pending` at the bank, `unknown` while the bank is asked what became of it */
  payment: z.enum(['none', 'pending', 'unknown', 'successful', 'failed']),
  finalization: z.enum(['none', 'pending', 'in-progress', 'successful', 'failed']),
  /** of the order or of a part of it: `pending` until the account has it, `failed` when the bank would not and the wallet got it */
  refund: z.enum(['none', 'pending', 'successful', 'failed']),
  /** «در انتظار پرداخت» */
  says: z.string(),
} as const

/** Where an order stands, in the words of §4 and in one Persian phrase. */
export const Labels = z.object(Words)
export type Labels = z.infer<typeof Labels>

/** What became of a direction after it was sold, told at `since` (instant); the times are those it was sold with. */
export const JourneyChanged = z.object({
  kind: z.enum(['cancelled', 'new-time', 'new-aircraft']),
  departureTime: z.string(),
  arrivalTime: z.string(),
  aircraft: z.nullable(z.string()),
  since: z.string(),
  /** when its owner agreed to the new hour; null until then */
  acceptedAt: z.nullable(z.string()),
})
export type JourneyChanged = z.infer<typeof JourneyChanged>

/** A direction: its first flight, and from where to where. Local date-times, the airports' own. */
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
  /** the cities it lands in on the way */
  stops: z.array(z.string()),
  /** how many still travel on it: all but those who gave it back */
  openCount: z.int(),
  /** as it goes now */
  departureTime: z.string(),
  arrivalTime: z.string(),
  /** it does not go as it was sold; null when it does */
  change: z.nullable(JourneyChanged),
})
export type JourneyView = z.infer<typeof JourneyView>

/** A stay in a hotel; its days are the hotel's own, `YYYY-MM-DD`. */
export const StayView = z.object({
  hotelId: z.string(),
  hotelName: z.string(),
  hotelNameEn: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  rooms: z.int(),
  /** of them, those that were not given back */
  openRooms: z.int(),
})
export type StayView = z.infer<typeof StayView>

/** What was bought beside tickets or rooms: whose, on which direction (places from 0), at which price (rial). */
export const ExtraView = z.object({ passenger: z.int(), leg: z.int(), name: z.string(), price: z.int() })
export type ExtraView = z.infer<typeof ExtraView>

/** A visa that was asked for; `travelDate` is `YYYY-MM-DD`. */
export const VisaView = z.object({
  /** ISO 3166 alpha-2 */
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

/** Anything else that was ordered; `beginsOn` is `YYYY-MM-DD`. */
export const ServiceView = z.object({
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  beginsOn: z.string(),
})
export type ServiceView = z.infer<typeof ServiceView>

/** One order of the list (§3 Order). Amounts in rial, instants ISO. */
export const OrderListed = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** at its seller; of several the first that still stands */
  reservationNumber: z.nullable(z.string()),
  /** the kind of the product it is of */
  product: z.string(),
  productType: z.enum([
    'DomesticFlight',
    'InternationalFlight',
    'DomesticHotel',
    'InternationalHotel',
    'Visa',
    'Service',
  ]),
  status: z.string(),
  labels: Labels,
  /** none when anything else was ordered */
  journeys: z.array(JourneyView),
  stay: z.nullable(StayView),
  visa: z.nullable(VisaView),
  service: z.nullable(ServiceView),
  /** of a stay: those who sign for a room, one each; of a visa its applicants */
  passengerCount: z.int(),
  /** of them, those of whom something was not given back */
  openCount: z.int(),
  totalAmount: z.int(),
  /** what its owner pays of that, or paid: without the discount */
  payable: z.int(),
  /** of that, what is for what was not given back */
  openAmount: z.int(),
  registeredAt: z.string(),
  /** until when it may be paid; null when that is no question any more */
  holdExpiresAt: z.nullable(z.string()),
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
  genderTitle: z.string(),
  birthDate: z.string(),
  /** null for who travels by passport */
  nationalCode: z.nullable(z.string()),
  passport: z.nullable(
    z.object({
      passportType: z.enum(['IranianPassport', 'IraqPassport', 'OtherCountries']),
      passportNumber: z.string(),
      nationalityCountryNameFa: z.string(),
      passportIssuingCountryCountryNameFa: z.string(),
      /** Gregorian, `YYYY-MM-DD` */
      passportExpirationDate: z.string(),
    }),
  ),
})
export type PassengerOnOrder = z.infer<typeof PassengerOnOrder>

const amounts = {
  /** in rial: total = what a gateway brings (`due` until it is paid) + wallet + credit + discount */
  total: z.int(),
  discount: z.int(),
  walletPart: z.int(),
  /** what tickets pay that are given for it */
  credit: z.int(),
  due: z.int(),
  /** the code that gives the discount */
  voucher: z.nullable(z.string()),
} as const

/** What an order is made of for whoever pays it. */
export const OrderSum = z.object({ orderId: z.uuid(), ...amounts })
export type OrderSum = z.infer<typeof OrderSum>

/** Amounts in rial; `until` says until when a dearer price may be agreed to, null when the order costs it already. */
export const PriceChangeView = z.object({
  old: z.int(),
  new: z.int(),
  difference: z.int(),
  by: z.enum(['airline', 'seller']),
  until: z.nullable(z.string()),
})
export type PriceChangeView = z.infer<typeof PriceChangeView>

const VisaTracked = z.object({ countryName: z.string(), days: z.int(), travelDate: z.string() })
export type VisaTracked = z.infer<typeof VisaTracked>

const ServiceTracked = z.object({ cityName: z.string(), beginsOn: z.string() })
export type ServiceTracked = z.infer<typeof ServiceTracked>

/** Where an order stands, for whoever knows its number and its mobile: nobody's name, no price, no flight number, no hotel. */
export const Tracking = z.object({
  orderNumber: z.string(),
  /** the kind of the product it is of, and what its owner shows: «بلیت» */
  product: z.string(),
  paper: z.string(),
  says: z.string(),
  labels: Labels,
  journeys: z.array(
    z.object({
      originName: z.string(),
      destinationName: z.string(),
      /** as it goes now */
      date: z.string(),
      /** it does not go as it was sold: cancelled, or at this hour (local) */
      change: z.nullable(z.object({ kind: z.enum(['cancelled', 'new-time']), departureTime: z.string() })),
    }),
  ),
  stay: z.nullable(z.object({ cityName: z.string(), checkIn: z.string(), nights: z.int() })),
  visa: z.nullable(VisaTracked),
  service: z.nullable(ServiceTracked),
})
export type Tracking = z.infer<typeof Tracking>

/** A link to a ticket for whomever its owner sends it to; it names nobody. */
export const TicketLink = z.object({ address: z.string(), until: z.string() })
export type TicketLink = z.infer<typeof TicketLink>

/** Money of this order as the traveller sees it: what was paid, what came back to the wallet. */
export const MoneyLine = z.object({ kind: z.string(), says: z.string(), amount: z.int(), at: z.string() })

export const OrderDetails = z.object({
  ...OrderListed.shape,
  /** it ended unpaid because what it kept is not to be had any more, not by its owner's wish */
  isWithdrawn: z.boolean(),
  contact: z.object({ phoneNumber: z.string(), email: z.nullable(z.string()) }),
  passengers: z.array(PassengerOnOrder),
  extras: z.array(ExtraView),
  timeline: z.array(z.object({ status: z.string(), says: z.string(), at: z.string() })),
  money: z.array(MoneyLine),
  sum: OrderSum,
  priceChange: z.nullable(PriceChangeView),
  /** the support desk looks after it under this number and will call */
  support: z.nullable(z.object({ number: z.int(), since: z.string() })),
  /** what the owner may do now */
  allowed: z.object({ pay: z.boolean(), cancel: z.boolean(), ticket: z.boolean() }),
})
export type OrderDetails = z.infer<typeof OrderDetails>
