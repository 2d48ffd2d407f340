/**
 * The keys of the fake services. They are public and harmless, because no deployed function can be pointed at a fake.
 */
export const fakeKeys = {
  DISCORD_CLIENT_ID: 'demo-client',
  DISCORD_CLIENT_SECRET: 'demo-secret',
  STEAM_NICKNAMES: 'true',
  STEAM_API_KEY: 'demo-key',
  TELEGRAM_BOT_NAME: 'upper_bracket_demo_bot',
  TELEGRAM_BOT_TOKEN: '1000000:demo',
  TELEGRAM_WEBHOOK_SECRET: 'demo-webhook-secret',
  VAPID_PUBLIC_KEY: 'BCUOTTTevZhGZyXiee0sR0UrkKuQuhLFpocVwBT1cEZHulnOgXpxv7SUeJCSyxAKG-KkgwgfF9C73aLkjVzqrVY',
  VAPID_PRIVATE_KEY: 'XqSJ9EzLidLQjkYuvopZ_Qq1GvVsDebLSFsT9Mo71H8',
  /** The inbox requires no password. */
  SMTP_PASSWORD: 'demo-password',
  MAIL_SECRET: 'demo-mail-secret',
  ADDRESS_SECRET: 'demo-address-secret',
} as const

export type KeyName = keyof typeof fakeKeys
