import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import en from '#locales/en/mail.json' with { type: 'json' }
import { writeLinkPage } from './link-page.ts'
import { writeMail } from './write-mail.ts'

const site = { name: 'Test Site', url: 'https://example.org' }
const link = 'https://example.org/auth/v1/verify?token=abc&type=signup'
const kinds = Object.keys(en).flatMap((id) => /^(.*)-subject$/.exec(id)?.[1] ?? [])

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('have every sentence, every gap filled and nothing of another language', () => {
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
  it('speaks English to a language nobody here speaks', () => {
    const facts = { to: 'mila@example.org', kind: 'confirm', link, code: '048213' }
    for (const language of ['tlh', '', '__proto__', undefined])
      expect(writeMail(site, { ...facts, language }).html).toContain('<html lang="en">')
  })

  it('keeps what looks like HTML as text', () => {
    const { html } = writeMail(site, {
      to: '"<img src=x onerror=alert(1)>"@example.org',
      kind: 'confirm',
      language: 'en',
      link: 'https://example.org/"><script>',
    })
    expect(html).not.toMatch(/<img|<script/)
  })

  it('sets French marks so that none begins a line, as text too', () => {
    for (const kind of kinds) {
      const mail = writeMail(site, { to: 'mila@example.org', kind, language: 'fr', link, code: '1' })
      for (const text of [mail.subject, mail.text])
        expect(text, kind).not.toMatch(/[^\u00A0][?!;:»](?=\s|$)|«(?!\u00A0)/)
    }
  })

  it('fetches nothing from anywhere', () => {
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
  it('is a form in the language of the account that only a person sends', () => {
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
