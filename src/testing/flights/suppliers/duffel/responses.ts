const london = {
  iata_code: 'LHR',
  iata_city_code: 'LON',
  type: 'airport',
  time_zone: 'Europe/London',
  name: 'Heathrow',
}
const newYork = {
  iata_code: 'JFK',
  iata_city_code: 'NYC',
  type: 'airport',
  time_zone: 'America/New_York',
  name: 'JFK',
}
const airline = { name: 'British Airways', iata_code: 'BA', id: 'arl_00009VME7D6ivUu8dn35WK' }

/** Copied from Duffel's documents, including fields we ignore. */
export const aRecordedOffer = {
  id: 'off_00009htYpSCXrwaB9DnUm0',
  live_mode: true,
  created_at: '2026-11-17T10:12:14.545Z',
  updated_at: '2026-11-17T10:12:14.545Z',
  expires_at: '2026-11-17T10:42:14.545Z',
  total_amount: '45.00',
  total_currency: 'USD',
  base_amount: '30.20',
  base_currency: 'USD',
  tax_amount: '14.80',
  tax_currency: 'USD',
  total_emissions_kg: '460',
  owner: airline,
  payment_requirements: {
    requires_instant_payment: false,
    payment_required_by: '2026-11-17T10:42:14Z',
    price_guarantee_expires_at: '2026-11-17T10:42:14Z',
  },
  passenger_identity_documents_required: false,
  supported_passenger_identity_document_types: ['passport'],
  conditions: {
    refund_before_departure: { penalty_currency: 'USD', penalty_amount: '10.00', allowed: true },
    change_before_departure: null,
  },
  passengers: [
    { id: 'pas_00009hj8USM7Ncg31cBCL', type: 'adult', age: null, given_name: null, family_name: null },
  ],
  slices: [
    {
      id: 'sli_00009htYpSCXrwaB9Dn123',
      duration: 'PT02H26M',
      fare_brand_name: 'Basic',
      origin: london,
      destination: newYork,
      conditions: { change_before_departure: null },
      segments: [
        {
          id: 'seg_00009htYpSCXrwaB9Dn456',
          origin: london,
          destination: newYork,
          departing_at: '2026-12-13T16:38:02',
          arriving_at: '2026-12-13T18:38:02',
          duration: 'PT02H26M',
          distance: '424.2',
          aircraft: { name: 'Airbus Industries A380', iata_code: '380', id: 'arc_00009UhD4ongolulWd91Ky' },
          marketing_carrier: airline,
          marketing_carrier_flight_number: '1234',
          operating_carrier: airline,
          operating_carrier_flight_number: '4321',
          stops: [],
          passengers: [
            {
              passenger_id: 'pas_00009hj8USM7Ncg31cBCL',
              cabin_class: 'premium_economy',
              cabin_class_marketing_name: 'World Traveller Plus',
              fare_basis_code: 'OXZ0RO',
              baggages: [
                { type: 'checked', quantity: 1 },
                { type: 'carry_on', quantity: 2 },
              ],
            },
          ],
        },
      ],
    },
  ],
} as const

/** The order of that offer, paid and ticketed. */
export const aRecordedOrder = {
  id: 'ord_00009hthhsUZ8W4LxQgkjo',
  booking_reference: 'RZPNX8',
  live_mode: false,
  created_at: '2026-11-17T10:20:14.545Z',
  synced_at: '2026-11-17T10:20:14.545Z',
  cancelled_at: null,
  metadata: { key: 'k', told: '4500' },
  total_amount: '45.00',
  total_currency: 'USD',
  base_amount: '30.20',
  tax_amount: '14.80',
  payment_status: { awaiting_payment: false, payment_required_by: null, price_guarantee_expires_at: null },
  documents: [
    {
      type: 'electronic_miscellaneous_document_associated',
      unique_identifier: '125000',
      passenger_ids: ['pas_1'],
    },
    { type: 'electronic_ticket', unique_identifier: '1252106312810', passenger_ids: ['pas_1'] },
  ],
  passengers: [
    {
      id: 'pas_1',
      type: 'adult',
      title: 'ms',
      gender: 'f',
      given_name: 'SARA',
      family_name: 'MOHAMMADI',
      born_on: '1992-08-15',
    },
  ],
  slices: [],
  services: [],
} as const
