/**
 * Who runs the site. An operator fills this in once; everything that shows a name, an address or legal data reads it from here.
 * What is unset is shown as a visible "the operator must fill this in", never as an invented company.
 */
export interface SiteFacts {
  name: string
  company?: {
    name: string
    /** Street, postcode and town, country: one line each. */
    address: readonly string[]
    representedBy: string
    register?: string
    vatId?: string
    /** § 18 (2) MStV: who answers for the contents. */
    responsibleForContent?: string
  }
  contact: { email?: string; phone?: string }
  support: {
    /** Where live chat opens; without it the contact form serves, marked as chat. */
    chatUrl?: string
  }
}

export const SITE: SiteFacts = {
  name: 'Colorami',
  contact: {},
  support: {},
}
