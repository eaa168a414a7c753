interface Reached {
  readonly name: string
  readonly contact: { readonly phone: string; readonly email: string; readonly address: string }
  readonly site: string
}

/** schema.org, TravelAgency */
export function contactData({ name, contact, site }: Reached): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name,
    url: `${site}/`,
    telephone: contact.phone,
    email: contact.email,
    address: contact.address,
  }
}
