/**
 * The operator fills this in once; every screen that shows a name, an address or legal data reads it from here.
 * A missing value is shown as "the operator must fill this in", never as an invented company.
 */
interface SiteDetails {
  name: string
  company?: {
    name: string
    /** Street, postcode and town, country: one line each. */
    address: readonly string[]
    representedBy: string
    register?: string
    vatId?: string
    /** The person responsible for the content under § 18 (2) MStV (German media law). */
    responsibleForContent?: string
  }
  contact: { email?: string; phone?: string }
  support: {
    /** URL of the live chat. Without it the contact form opens, and its messages are marked as chat. */
    chatUrl?: string
  }
}

export const SITE: SiteDetails = {
  name: 'Colorami',
  contact: {},
  support: {},
}
