/** Competitive ranks of CS, lowest first, named as in the specification. */
export const csRanks = [
  'silver1',
  'silver2',
  'silver3',
  'silver4',
  'silver_elite',
  'silver_elite_master',
  'gold_nova1',
  'gold_nova2',
  'gold_nova3',
  'gold_nova_master',
  'master_guardian1',
  'master_guardian2',
  'master_guardian_elite',
  'distinguished_master_guardian',
  'legendary_eagle',
  'legendary_eagle_master',
  'supreme_master_first_class',
  'global_elite',
] as const

export type CsRank = (typeof csRanks)[number]
