/**
 * The recorded vetoes of two majors of CS 2 in 2025, one per line. A is the team that began, `-` is a ban, `+` a pick,
 * and the map without a sign was left over.
 */
export const majorVetoes = `
# BLAST.tv Austin Major 2025 Stage 1
OG vs Complexity: A-train A-anubis B-mirage B-dust2 B-nuke A-inferno ancient
Chinggis Warriors vs HEROIC: A-mirage A-dust2 B-inferno B-nuke B-ancient A-train anubis
Imperial vs B8: A-ancient A-mirage B-nuke B-dust2 B-train A-anubis inferno
BetBoom vs Nemiga: A-inferno A-dust2 B-mirage B-nuke B-anubis A-ancient train
NRG vs TYLOO: A-inferno A-ancient B-dust2 B-mirage B-train A-nuke anubis
Legacy vs Lynn Vision: A-train A-nuke B-mirage B-inferno B-anubis A-ancient dust2
Metizport vs Wildcard: A-train A-nuke B-ancient B-mirage B-dust2 A-anubis inferno
FlyQuest vs Fluxo: A-train A-nuke B-anubis B-dust2 B-mirage A-inferno ancient
NRG vs HEROIC: A-ancient A-nuke B-inferno B-train B-anubis A-mirage dust2
OG vs B8: A-train A-mirage B-nuke B-anubis B-ancient A-dust2 inferno
Wildcard vs Lynn Vision: A-dust2 A-train B-mirage B-inferno B-ancient A-anubis nuke
FlyQuest vs BetBoom: A-train A-anubis B-inferno B-dust2 B-ancient A-nuke mirage
Fluxo vs Complexity: A-anubis A-train B-dust2 B-mirage B-nuke A-ancient inferno
Chinggis Warriors vs Legacy: A-inferno A-dust2 B-train B-ancient B-anubis A-mirage nuke
Nemiga vs Imperial: A-nuke A-mirage B-ancient B-dust2 B-inferno A-anubis train
Metizport vs TYLOO: A-train A-inferno B-dust2 B-nuke B-ancient A-anubis mirage
Legacy vs BetBoom: A-train A-nuke B-inferno B-dust2 B-ancient A-mirage anubis
Complexity vs NRG: A-mirage A-dust2 B-ancient B-anubis B-nuke A-train inferno
TYLOO vs OG: A-dust2 A-nuke B-train B-mirage B-inferno A-anubis ancient
Nemiga vs Lynn Vision: A-nuke A-anubis B-mirage B-train B-ancient A-inferno dust2
FlyQuest vs HEROIC: A-train B-inferno A+ancient B+anubis B-dust2 A-nuke mirage
Wildcard vs B8: A-mirage B-nuke A+train B+dust2 B-anubis A-ancient inferno
Metizport vs Imperial: A-train B-ancient A+nuke B+dust2 B-anubis A-inferno mirage
Chinggis Warriors vs Fluxo: A-train B-anubis A+ancient B+mirage B-inferno A-dust2 nuke
Legacy vs Imperial: A-train B-ancient A+inferno B+dust2 B-nuke A-anubis mirage
Complexity vs TYLOO: A-mirage B-dust2 A+train B+inferno B-ancient A-nuke anubis
NRG vs OG: A-ancient B-train A+mirage B+nuke B-dust2 A-anubis inferno
Chinggis Warriors vs Lynn Vision: A-dust2 B-mirage A+inferno B+nuke B-anubis A-train ancient
Wildcard vs BetBoom: A-mirage B-inferno A+nuke B+anubis B-ancient A-dust2 train
Nemiga vs FlyQuest: A-nuke B-train A+ancient B+inferno B-dust2 A-mirage anubis
Lynn Vision vs NRG: A-mirage B-ancient A+dust2 B+inferno B-nuke A-train anubis
Legacy vs Wildcard: A-train B-mirage A+inferno B+nuke B-dust2 A-anubis ancient
TYLOO vs FlyQuest: A-dust2 B-train A+inferno B+mirage B-ancient A-nuke anubis
# BLAST.tv Austin Major 2025 Stage 2
HEROIC vs FaZe: A-inferno A-nuke B-train B-mirage B-ancient A-anubis dust2
B8 vs Falcons: A-nuke A-dust2 B-anubis B-mirage B-inferno A-train ancient
OG vs Virtus.pro: A-train A-dust2 B-nuke B-ancient B-anubis A-mirage inferno
BetBoom vs 3DMAX: A-inferno A-dust2 B-mirage B-nuke B-ancient A-train anubis
Lynn Vision vs FURIA: A-mirage A-train B-ancient B-dust2 B-anubis A-inferno nuke
Nemiga vs paiN: A-nuke A-mirage B-ancient B-inferno B-train A-anubis dust2
Legacy vs MIBR: A-train A-ancient B-dust2 B-mirage B-inferno A-anubis nuke
TYLOO vs M80: A-dust2 A-ancient B-nuke B-inferno B-mirage A-anubis train
B8 vs Virtus.pro: A-dust2 A-anubis B-ancient B-mirage B-nuke A-train inferno
FURIA vs paiN: A-mirage A-nuke B-inferno B-anubis B-train A-ancient dust2
Legacy vs 3DMAX: A-train A-anubis B-mirage B-ancient B-nuke A-dust2 inferno
TYLOO vs FaZe: A-dust2 A-ancient B-train B-inferno B-mirage A-nuke anubis
BetBoom vs HEROIC: A-dust2 A-ancient B-inferno B-nuke B-train A-anubis mirage
Lynn Vision vs Falcons: A-mirage A-ancient B-anubis B-dust2 B-inferno A-train nuke
OG vs M80: A-train A-dust2 B-anubis B-nuke B-inferno A-mirage ancient
Nemiga vs MIBR: A-anubis A-nuke B-dust2 B-mirage B-inferno A-train ancient
3DMAX vs Nemiga: A-mirage A-ancient B-nuke B-inferno B-anubis A-train dust2
Lynn Vision vs TYLOO: A-mirage A-inferno B-dust2 B-ancient B-nuke A-train anubis
M80 vs FURIA: A-nuke A-anubis B-ancient B-mirage B-inferno A-train dust2
HEROIC vs B8: A-inferno A-mirage B-train B-nuke B-anubis A-ancient dust2
Legacy vs FaZe: A-train B-inferno A+mirage B+dust2 B-ancient A-anubis nuke
Virtus.pro vs paiN: A-nuke B-train A+dust2 B+mirage B-inferno A-anubis ancient
Falcons vs OG: A-anubis B-train A+dust2 B+nuke B-inferno A-ancient mirage
BetBoom vs MIBR: A-inferno B-dust2 A+train B+anubis B-mirage A-ancient nuke
M80 vs Nemiga: A-train B-mirage A+ancient B+dust2 B-anubis A-nuke inferno
HEROIC vs TYLOO: A-inferno B-dust2 A+ancient B+mirage B-anubis A-nuke train
Lynn Vision vs paiN: A-mirage B-train A+dust2 B+nuke B-ancient A-inferno anubis
MIBR vs Falcons: A-dust2 B-anubis A+ancient B+nuke B-mirage A-train inferno
B8 vs FURIA: A-nuke B-ancient A+mirage B+train B-inferno A-anubis dust2
FaZe vs 3DMAX: A-train B-mirage A+nuke B+inferno B-ancient A-dust2 anubis
HEROIC vs Nemiga: A-inferno B-nuke A+mirage B+dust2 B-anubis A-ancient train
Lynn Vision vs B8: A-mirage B-nuke A+dust2 B+ancient B-train A-inferno anubis
MIBR vs FaZe: A-dust2 B-train A+anubis B+ancient B-inferno A-mirage nuke
# BLAST.tv Austin Major 2025
Legacy vs Vitality: A-train A-nuke B-ancient B-mirage B-anubis A-dust2 inferno
Virtus.pro vs MOUZ: A-nuke A-ancient B-anubis B-dust2 B-inferno A-train mirage
paiN vs Spirit: A-train A-ancient B-inferno B-nuke B-anubis A-mirage dust2
3DMAX vs G2: A-mirage A-ancient B-anubis B-train B-dust2 A-inferno nuke
FaZe vs Aurora: A-train A-mirage B-ancient B-nuke B-inferno A-dust2 anubis
FURIA vs The MongolZ: A-ancient A-mirage B-train B-anubis B-dust2 A-nuke inferno
Nemiga vs Natus Vincere: A-nuke A-mirage B-dust2 B-ancient B-anubis A-inferno train
Liquid vs Lynn Vision: A-nuke A-train B-mirage B-ancient B-anubis A-inferno dust2
FURIA vs Aurora: A-mirage A-anubis B-train B-nuke B-ancient A-inferno dust2
Virtus.pro vs Legacy: A-nuke A-inferno B-train B-dust2 B-anubis A-mirage ancient
Natus Vincere vs 3DMAX: A-dust2 A-anubis B-mirage B-ancient B-train A-nuke inferno
Lynn Vision vs Spirit: A-mirage A-ancient B-anubis B-inferno B-train A-nuke dust2
FaZe vs MOUZ: A-train A-nuke B-inferno B-anubis B-dust2 A-mirage ancient
Nemiga vs Vitality: A-nuke A-inferno B-ancient B-mirage B-train A-anubis dust2
The MongolZ vs Liquid: A-train A-anubis B-nuke B-inferno B-dust2 A-mirage ancient
paiN vs G2: A-mirage A-ancient B-train B-nuke B-anubis A-inferno dust2
3DMAX vs Vitality: A-mirage A-train B-ancient B-anubis B-inferno A-dust2 nuke
FaZe vs Legacy: A-inferno A-mirage B-train B-ancient B-dust2 A-nuke anubis
G2 vs Aurora: A-train A-anubis B-ancient B-dust2 B-mirage A-nuke inferno
The MongolZ vs Lynn Vision: A-train A-anubis B-mirage B-ancient B-inferno A-dust2 nuke
Spirit vs Natus Vincere: A-inferno B-dust2 A+anubis B+train B-ancient A-mirage nuke
Virtus.pro vs FURIA: A-nuke B-ancient A+mirage B+train B-inferno A-anubis dust2
Liquid vs MOUZ: A-train B-anubis A+dust2 B+nuke B-inferno A-ancient mirage
Nemiga vs paiN: A-nuke B-train A+ancient B+anubis B-inferno A-mirage dust2
3DMAX vs paiN: A-mirage B-train A+inferno B+nuke B-anubis A-dust2 ancient
Lynn Vision vs Legacy: A-mirage B-train A+dust2 B+inferno B-anubis A-ancient nuke
MOUZ vs Aurora: A-anubis B-ancient A+train B+inferno B-nuke A-dust2 mirage
The MongolZ vs FaZe: A-train B-inferno A+ancient B+anubis B-mirage A-dust2 nuke
Natus Vincere vs G2: A-dust2 B-train A+mirage B+anubis B-nuke A-ancient inferno
Vitality vs Virtus.pro: A-ancient B-nuke A+train B+dust2 B-anubis A-mirage inferno
MOUZ vs Legacy: A-anubis B-train A+ancient B+inferno B-dust2 A-mirage nuke
The MongolZ vs G2: A-anubis B-mirage A+ancient B+dust2 B-nuke A-train inferno
paiN vs Virtus.pro: A-train B-nuke A+mirage B+inferno B-ancient A-anubis dust2
MOUZ vs Spirit: A-anubis B-inferno A+mirage B+dust2 B-train A-ancient nuke
paiN vs FURIA: A-train B-ancient A+nuke B+anubis B-mirage A-dust2 inferno
Natus Vincere vs Vitality: A-dust2 B-ancient A+mirage B+nuke B-train A-anubis inferno
The MongolZ vs FaZe: A-train B-inferno A+mirage B+anubis B-nuke A-dust2 ancient
MOUZ vs Vitality: A-anubis B-ancient A+mirage B+inferno B-nuke A-dust2 train
The MongolZ vs Vitality: A-train B-ancient A+mirage B+dust2 B-anubis A-nuke inferno
# StarLadder Budapest Major 2025 Stage 1
Rare Atom vs Imperial: A-nuke A-overpass B-ancient B-mirage B-inferno A-train dust2
B8 vs M80: A-nuke A-train B-inferno B-overpass B-dust2 A-ancient mirage
FlyQuest vs Legacy: A-ancient A-nuke B-inferno B-mirage B-dust2 A-overpass train
The Huns vs PARIVISION: A-train A-overpass B-nuke B-ancient B-inferno A-dust2 mirage
NRG vs Ninjas in Pyjamas: A-ancient A-nuke B-inferno B-mirage B-dust2 A-train overpass
Fluxo vs GamerLegion: A-dust2 A-overpass B-mirage B-train B-inferno A-ancient nuke
Lynn Vision vs FaZe: A-mirage A-ancient B-train B-dust2 B-inferno A-overpass nuke
RED Canids vs fnatic: A-dust2 A-train B-nuke B-overpass B-mirage A-inferno ancient
Rare Atom vs Legacy: A-nuke A-train B-inferno B-mirage B-ancient A-overpass dust2
FlyQuest vs Imperial: A-overpass A-nuke B-mirage B-ancient B-dust2 A-train inferno
The Huns vs B8: A-train A-overpass B-dust2 B-nuke B-inferno A-mirage ancient
M80 vs PARIVISION: A-dust2 A-overpass B-nuke B-train B-inferno A-ancient mirage
RED Canids vs GamerLegion: A-dust2 A-overpass B-mirage B-nuke B-inferno A-ancient train
Lynn Vision vs Ninjas in Pyjamas: A-nuke A-mirage B-dust2 B-inferno B-ancient A-overpass train
Fluxo vs fnatic: A-dust2 A-ancient B-nuke B-overpass B-inferno A-mirage train
NRG vs FaZe: A-ancient A-mirage B-train B-overpass B-inferno A-nuke dust2
PARIVISION vs B8: A-nuke A-ancient B-dust2 B-train B-overpass A-mirage inferno
RED Canids vs Legacy: A-dust2 A-inferno B-mirage B-train B-ancient A-overpass nuke
Imperial vs fnatic: A-ancient A-inferno B-nuke B-overpass B-dust2 A-mirage train
Ninjas in Pyjamas vs FaZe: A-mirage A-dust2 B-train B-ancient B-nuke A-inferno overpass
Rare Atom vs GamerLegion: A-nuke B-mirage A+inferno B+overpass B-train A-dust2 ancient
Fluxo vs FlyQuest: A-dust2 B-nuke A+overpass B+inferno B-mirage A-ancient train
NRG vs M80: A-ancient B-nuke A+dust2 B+mirage B-overpass A-inferno train
The Huns vs Lynn Vision: A-train B-mirage A+ancient B+dust2 B-inferno A-overpass nuke
Ninjas in Pyjamas vs Fluxo: A-mirage B-dust2 A+nuke B+train B-ancient A-inferno overpass
Legacy vs B8: A-train B-nuke A+dust2 B+mirage B-inferno A-overpass ancient
FaZe vs RED Canids: A-train B-dust2 A+mirage B+nuke B-overpass A-ancient inferno
fnatic vs NRG: A-nuke B-ancient A+mirage B+inferno B-train A-overpass dust2
The Huns vs Imperial: A-train B-ancient A+nuke B+mirage B-inferno A-overpass dust2
GamerLegion vs PARIVISION: A-mirage B-nuke A+overpass B+ancient B-train A-inferno dust2
FaZe vs Fluxo: A-train B-dust2 A+inferno B+nuke B-ancient A-overpass mirage
Imperial vs NRG: A-ancient B-mirage A+nuke B+train B-overpass A-inferno dust2
PARIVISION vs Legacy: A-nuke B-overpass A+ancient B+inferno B-mirage A-train dust2
# StarLadder Budapest Major 2025 Stage 2
Ninjas in Pyjamas vs Astralis: A-inferno A-mirage B-dust2 B-train B-ancient A-overpass nuke
3DMAX vs fnatic: A-mirage A-ancient B-nuke B-dust2 B-overpass A-train inferno
FaZe vs Passion UA: A-train A-overpass B-ancient B-mirage B-inferno A-nuke dust2
PARIVISION vs TYLOO: A-nuke A-inferno B-dust2 B-overpass B-ancient A-train mirage
M80 vs Aurora: A-nuke A-overpass B-mirage B-ancient B-train A-inferno dust2
FlyQuest vs Natus Vincere: A-nuke A-mirage B-overpass B-inferno B-dust2 A-ancient train
B8 vs Liquid: A-nuke A-dust2 B-overpass B-ancient B-train A-inferno mirage
Imperial vs MIBR: A-ancient A-inferno B-dust2 B-overpass B-mirage A-train nuke
Ninjas in Pyjamas vs TYLOO: A-mirage A-inferno B-dust2 B-overpass B-ancient A-train nuke
3DMAX vs FlyQuest: A-mirage A-ancient B-nuke B-overpass B-train A-dust2 inferno
Imperial vs Natus Vincere: A-ancient A-train B-overpass B-inferno B-dust2 A-nuke mirage
M80 vs Astralis: A-nuke A-overpass B-mirage B-train B-dust2 A-inferno ancient
FaZe vs Aurora: A-train A-overpass B-ancient B-mirage B-inferno A-nuke dust2
Passion UA vs MIBR: A-ancient A-nuke B-dust2 B-train B-overpass A-inferno mirage
fnatic vs B8: A-dust2 A-mirage B-train B-inferno B-overpass A-nuke ancient
Liquid vs PARIVISION: A-overpass A-ancient B-nuke B-mirage B-inferno A-train dust2
3DMAX vs Passion UA: A-mirage A-overpass B-ancient B-inferno B-nuke A-dust2 train
M80 vs TYLOO: A-nuke A-inferno B-dust2 B-ancient B-mirage A-overpass train
Imperial vs fnatic: A-ancient A-inferno B-nuke B-mirage B-overpass A-train dust2
PARIVISION vs Aurora: A-nuke A-train B-ancient B-mirage B-dust2 A-inferno overpass
FaZe vs Ninjas in Pyjamas: A-train B-mirage A+inferno B+nuke B-dust2 A-overpass ancient
FlyQuest vs Astralis: A-nuke B-dust2 A+mirage B+overpass B-train A-ancient inferno
MIBR vs Liquid: A-dust2 B-overpass A+inferno B+mirage B-nuke A-train ancient
Natus Vincere vs B8: A-overpass B-nuke A+train B+mirage B-dust2 A-inferno ancient
Passion UA vs fnatic: A-ancient B-nuke A+overpass B+inferno B-dust2 A-train mirage
PARIVISION vs Ninjas in Pyjamas: A-nuke B-mirage A+dust2 B+train B-inferno A-ancient overpass
Astralis vs Aurora: A-dust2 B-ancient A+nuke B+train B-inferno A-overpass mirage
M80 vs Imperial: A-nuke B-ancient A+mirage B+dust2 B-inferno A-overpass train
Liquid vs TYLOO: A-overpass B-dust2 A+ancient B+train B-nuke A-mirage inferno
3DMAX vs B8: A-mirage B-nuke A+train B+ancient B-inferno A-overpass dust2
M80 vs Passion UA: A-nuke B-ancient A+mirage B+inferno B-dust2 A-overpass train
Astralis vs Liquid: A-dust2 B-overpass A+nuke B+mirage B-ancient A-train inferno
Ninjas in Pyjamas vs 3DMAX: A-inferno B-mirage A+ancient B+train B-overpass A-dust2 nuke
# StarLadder Budapest Major 2025
Imperial vs The MongolZ: A-ancient A-inferno B-train B-nuke B-overpass A-mirage dust2
PARIVISION vs MOUZ: A-nuke A-inferno B-dust2 B-ancient B-mirage A-train overpass
Passion UA vs G2: A-ancient A-dust2 B-nuke B-overpass B-train A-inferno mirage
Liquid vs Spirit: A-overpass A-ancient B-inferno B-mirage B-nuke A-dust2 train
3DMAX vs paiN: A-mirage A-dust2 B-train B-ancient B-inferno A-overpass nuke
FaZe vs Vitality: A-train A-dust2 B-ancient B-mirage B-inferno A-overpass nuke
B8 vs Falcons: A-nuke A-dust2 B-overpass B-mirage B-inferno A-train ancient
Natus Vincere vs FURIA: A-overpass A-inferno B-ancient B-mirage B-train A-dust2 nuke
paiN vs G2: A-train A-ancient B-nuke B-overpass B-mirage A-inferno dust2
3DMAX vs Vitality: A-mirage A-overpass B-ancient B-train B-inferno A-dust2 nuke
Passion UA vs Falcons: A-ancient A-mirage B-overpass B-inferno B-train A-dust2 nuke
FaZe vs Spirit: A-ancient A-train B-nuke B-mirage B-inferno A-overpass dust2
B8 vs MOUZ: A-nuke A-train B-dust2 B-ancient B-mirage A-inferno overpass
Liquid vs The MongolZ: A-ancient A-overpass B-train B-nuke B-mirage A-dust2 inferno
PARIVISION vs Natus Vincere: A-nuke A-train B-overpass B-dust2 B-inferno A-mirage ancient
Imperial vs FURIA: A-nuke A-train B-overpass B-mirage B-ancient A-inferno dust2
Vitality vs B8: A-ancient A-mirage B-nuke B-overpass B-train A-dust2 inferno
The MongolZ vs FaZe: A-nuke A-overpass B-ancient B-inferno B-dust2 A-train mirage
Falcons vs Imperial: A-overpass A-nuke B-ancient B-inferno B-dust2 A-train mirage
Natus Vincere vs paiN: A-overpass A-inferno B-train B-ancient B-mirage A-nuke dust2
Passion UA vs Liquid: A-ancient B-overpass A+train B+mirage B-inferno A-dust2 nuke
Spirit vs MOUZ: A-inferno B-dust2 A+mirage B+train B-ancient A-nuke overpass
PARIVISION vs 3DMAX: A-nuke B-mirage A+dust2 B+inferno B-overpass A-train ancient
G2 vs FURIA: A-nuke B-ancient A+inferno B+overpass B-mirage A-train dust2
paiN vs B8: A-train B-nuke A+dust2 B+ancient B-overpass A-mirage inferno
Vitality vs Natus Vincere: A-ancient B-overpass A+inferno B+train B-nuke A-mirage dust2
Falcons vs MOUZ: A-overpass B-dust2 A+mirage B+inferno B-ancient A-train nuke
Passion UA vs Imperial: A-nuke B-ancient A+inferno B+dust2 B-train A-mirage overpass
FaZe vs 3DMAX: A-train B-mirage A+dust2 B+inferno B-overpass A-ancient nuke
The MongolZ vs G2: A-train B-nuke A+ancient B+dust2 B-mirage A-overpass inferno
B8 vs Natus Vincere: A-nuke B-overpass A+ancient B+train B-inferno A-dust2 mirage
Passion UA vs FaZe: A-ancient B-train A+overpass B+mirage B-inferno A-nuke dust2
Falcons vs G2: A-overpass B-nuke A+ancient B+inferno B-mirage A-train dust2
Falcons vs Spirit: A-overpass B-inferno A+nuke B+dust2 B-mirage A-train ancient
The MongolZ vs Vitality: A-train B-ancient A+mirage B+dust2 B-inferno A-overpass nuke
FaZe vs MOUZ: A-train B-dust2 A+nuke B+inferno B-ancient A-overpass mirage
Natus Vincere vs FURIA: A-overpass B-ancient A+mirage B+inferno B-dust2 A-nuke train
Vitality vs Spirit: A-ancient B-inferno A+mirage B+dust2 B-nuke A-train overpass
Natus Vincere vs FaZe: A-overpass B-train A+ancient B+nuke B-mirage A-dust2 inferno
FaZe vs Vitality: A-train B-ancient A+nuke B+dust2 A+inferno B+overpass mirage
`

/**
 * The only record that contradicts the rulebook of the majors, in which B takes the first ban after the picks. The map
 * that is left over does not depend on the order of these two bans.
 */
export const vetoesAgainstRulebook = `
# BLAST.tv Austin Major 2025
The MongolZ vs paiN: A-train B-ancient A+mirage B+anubis A-inferno B-dust2 nuke
`
