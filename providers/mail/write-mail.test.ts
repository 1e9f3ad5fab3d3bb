import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import en from '#locales/en/mail.json' with { type: 'json' }
import { writeLinkPage } from './link-page.ts'
import { writeMail } from './write-mail.ts'

const site = { name: 'Test Site', url: 'https://example.org' }
const link = 'https://example.org/auth/v1/verify?token=abc&type=signup'
const kinds = Object.keys(en).flatMap((id) => /^(.*)-subject$/.exec(id)?.[1] ?? [])

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('have all texts, no unfilled placeholder and no text of another language', () => {
    for (const kind of kinds) {
      const mail = writeMail(site, {
        to: 'mila@example.org',
        kind,
        language,
        link,
        code: '048213',
        newEmail: 'new@example.org',
      })
      const english = writeMail(site, { to: 'mila@example.org', kind, language: 'en', link, code: '048213' })
      for (const text of [mail.subject, mail.html, mail.text])
        expect(text, kind).not.toMatch(/\{\w+\}|undefined/)
      expect(mail.text).toContain('048213')
      expect(mail.html).toContain(`<html lang="${language}">`)
      if (language !== 'en') expect(mail.subject).not.toBe(english.subject)
    }
  })
})

describe('a mail', () => {
  it('is in English when the language is not supported', () => {
    const request = { to: 'mila@example.org', kind: 'confirm', link, code: '048213' }
    for (const language of ['tlh', '', '__proto__', undefined])
      expect(writeMail(site, { ...request, language }).html).toContain('<html lang="en">')
  })

  it('escapes HTML in its values', () => {
    const { html } = writeMail(site, {
      to: '"<img src=x onerror=alert(1)>"@example.org',
      kind: 'confirm',
      language: 'en',
      link: 'https://example.org/"><script>',
    })
    expect(html).not.toMatch(/<img|<script/)
  })

  it('has non-breaking spaces at French punctuation, so that no mark begins a line', () => {
    for (const kind of kinds) {
      const mail = writeMail(site, { to: 'mila@example.org', kind, language: 'fr', link, code: '1' })
      for (const text of [mail.subject, mail.text])
        expect(text, kind).not.toMatch(/[^\u00A0][?!;:»](?=\s|$)|«(?!\u00A0)/)
    }
  })

  it('loads nothing from other servers', () => {
    const { html } = writeMail(site, {
      to: 'mila@example.org',
      kind: 'recover',
      language: 'de',
      link,
      code: '1',
    })
    expect(html).not.toMatch(/<img|<link|url\(|src=/)
  })
})

describe('the page behind a link', () => {
  it('is a form in the language of the account, with escaped values and a nonce for its scripts', () => {
    const html = writeLinkPage(site, {
      kind: 'recover',
      language: 'fr',
      action: 'https://example.org/auth/v1/verify',
      fields: { token: '"><script>', type: 'recovery' },
      nonce: 'abc',
    })
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<form method="post" action="https://example.org/auth/v1/verify">')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html.match(/<script(?! nonce="abc")/)).toBeNull()
  })
})
