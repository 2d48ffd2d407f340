import { expect, test } from 'vitest'
import { acceptDiscordLink } from './discordLink.ts'

test.each([
  'https://discord.gg/abc123',
  'https://discord.gg/upper-bracket/',
  'https://discord.com/invite/abc123',
  'https://discord.com/invite/abc123?event=1234567890',
  'https://discord.com/channels/123456789012345678',
  'https://discord.com/channels/123456789012345678/876543210987654321',
])('%s is a link', link => {
  expect(acceptDiscordLink(`  ${link} `)).toEqual({ ok: true, value: link })
})

test.each([
  ['discord.gg/abc123', 'https://discord.gg/abc123'],
  ['Discord.com/invite/abc123', 'https://Discord.com/invite/abc123'],
  ['http://discord.gg/abc123', 'https://discord.gg/abc123'],
  ['HTTPS://Discord.GG/AbC', 'https://Discord.GG/AbC'],
])('%s is stored as %s', (link, stored) => {
  expect(acceptDiscordLink(link)).toEqual({ ok: true, value: stored })
})

test.each([null, '', '   '])('%j is stored as no link', nothing => {
  expect(acceptDiscordLink(nothing)).toEqual({ ok: true, value: null })
})

test.each([
  'discord.gg',
  'evil.example/discord.gg/abc',
  'ftp://discord.gg/abc123',
  '//discord.gg/abc123',
  'https://https://discord.gg/abc123',
  'https://discord.gg',
  'https://discord.gg/',
  'https://discord.gg.evil.example/abc',
  'https://evil.example/discord.gg/abc',
  'https://discord.gg@evil.example/abc',
  'https://user@discord.gg/abc',
  'https://discord.gg:8443/abc',
  'https://discord.com/abc123',
  'https://discord.com/channels/@me/123456789012345678',
  'https://discord.com/channels/me',
  'https://discord.gg/abc"onclick="x',
  'https://discord.gg/abc\nhttps://evil.example',
  'https://discord.gg/abc https://evil.example',
  'https://discord.gg/ab\u202Ec',
  'javascript:alert(1)//https://discord.gg/abc',
])('%s is refused', link => {
  expect(acceptDiscordLink(link)).toMatchObject({ ok: false, code: 'invalid-discord-link' })
})
