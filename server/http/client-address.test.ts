import { expect, test } from 'vitest'
import {
  clientAddress,
  connectionRateLimitKey,
  createRateLimitKeyOf,
  rateLimitKey,
} from './client-address.ts'

test('without TRUST_PROXY a forwarded header is ignored', () => {
  expect(clientAddress('::ffff:192.0.2.1', '1.2.3.4', undefined)).toBe('192.0.2.1')
})

test('with one trusted hop the last entry is used, and entries made up by the client are ignored', () => {
  expect(clientAddress('127.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(clientAddress('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
})

test('with trusted networks the first hop from the right outside them is used', () => {
  const trust = ['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']
  expect(clientAddress('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.1.1', trust)).toBe('203.0.113.9')
  expect(clientAddress('198.51.100.7', '6.6.6.6', trust)).toBe('198.51.100.7')
})

test('invalid entries of the header are ignored', () => {
  expect(clientAddress('192.0.2.1', 'unknown, <script>, 1.2.3', 1)).toBe('192.0.2.1')
  expect(clientAddress('127.0.0.1', '[2001:db8::1]:443', 1)).toBe('2001:db8::1')
  expect(clientAddress('127.0.0.1', '203.0.113.9:5123', 1)).toBe('203.0.113.9')
})

test('an IPv6 address counts by its /64 network in every notation', () => {
  expect(rateLimitKey('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(rateLimitKey('2001:0db8:0001:0002:ffff:0:0:1')).toBe('2001:db8:1:2::/64')
  expect(rateLimitKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(rateLimitKey('192.0.2.1')).toBe('192.0.2.1')
})

test('connections of a trusted proxy have no limit, all others count by their own address', () => {
  const keyOf = (remoteAddress: string, trust?: number | string[]) =>
    connectionRateLimitKey({ remoteAddress } as never, trust)
  expect(keyOf('::ffff:127.0.0.2')).toBe('127.0.0.2')
  expect(keyOf('127.0.0.2', 0)).toBe('127.0.0.2')
  expect(keyOf('127.0.0.2', 1)).toBeUndefined()
  expect(keyOf('10.1.2.3', ['10.0.0.0/8'])).toBeUndefined()
  expect(keyOf('192.0.2.1', ['10.0.0.0/8'])).toBe('192.0.2.1')
})

test('a key that was computed before belongs to its peer and header only', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as never
  const keyOf = createRateLimitKeyOf(['10.0.0.0/8'])
  for (const round of ['computed', 'cached']) {
    expect(keyOf(request('10.0.0.1', '203.0.113.9')), round).toBe('203.0.113.9')
    expect(keyOf(request('10.0.0.1', '203.0.113.8')), round).toBe('203.0.113.8')
    expect(keyOf(request('10.0.0.1')), round).toBe('10.0.0.1')
    expect(keyOf(request('198.51.100.7', '203.0.113.9')), round).toBe('198.51.100.7')
  }
  const withoutProxy = createRateLimitKeyOf(undefined)
  expect(withoutProxy(request('198.51.100.7', '203.0.113.9'))).toBe('198.51.100.7')
})
