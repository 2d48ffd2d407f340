/** A group of a real tournament. */
export interface FootballGroup {
  readonly event: 'World Cup 2014' | 'World Cup 2018' | 'Euro 2020'
  readonly group: string
  /** The official final order. */
  readonly order: readonly string[]
  /** The number of teams that advanced. */
  readonly advanced: number
  /** The home team, its goals, those of the other team, and the other team. */
  readonly results: readonly (readonly [string, number, number, string])[]
}

function groupOf(
  event: FootballGroup['event'],
  group: string,
  order: string,
  advanced: number,
  results: string,
): FootballGroup {
  return {
    event,
    group,
    order: order.split(' '),
    advanced,
    results: results.split(', ').map(result => {
      const [home = '', goals = 0, against = 0, away = ''] = result.split(/[ :]/)
      return [home, Number(goals), Number(against), away]
    }),
  }
}

export const footballGroups: readonly FootballGroup[] = [
  groupOf(
    'World Cup 2014',
    'A',
    'BRA MEX CRO CMR',
    2,
    'BRA 3:1 CRO, MEX 1:0 CMR, BRA 0:0 MEX, CMR 0:4 CRO, CMR 1:4 BRA, CRO 1:3 MEX',
  ),
  groupOf(
    'World Cup 2014',
    'B',
    'NED CHI ESP AUS',
    2,
    'ESP 1:5 NED, CHI 3:1 AUS, AUS 2:3 NED, ESP 0:2 CHI, AUS 0:3 ESP, NED 2:0 CHI',
  ),
  groupOf(
    'World Cup 2014',
    'C',
    'COL GRE CIV JPN',
    2,
    'COL 3:0 GRE, CIV 2:1 JPN, COL 2:1 CIV, JPN 0:0 GRE, JPN 1:4 COL, GRE 2:1 CIV',
  ),
  groupOf(
    'World Cup 2014',
    'D',
    'CRC URU ITA ENG',
    2,
    'URU 1:3 CRC, ENG 1:2 ITA, URU 2:1 ENG, ITA 0:1 CRC, ITA 0:1 URU, CRC 0:0 ENG',
  ),
  groupOf(
    'World Cup 2014',
    'E',
    'FRA SUI ECU HON',
    2,
    'SUI 2:1 ECU, FRA 3:0 HON, SUI 2:5 FRA, HON 1:2 ECU, HON 0:3 SUI, ECU 0:0 FRA',
  ),
  groupOf(
    'World Cup 2014',
    'F',
    'ARG NGA BIH IRN',
    2,
    'ARG 2:1 BIH, IRN 0:0 NGA, ARG 1:0 IRN, NGA 1:0 BIH, NGA 2:3 ARG, BIH 3:1 IRN',
  ),
  groupOf(
    'World Cup 2014',
    'G',
    'GER USA POR GHA',
    2,
    'GER 4:0 POR, GHA 1:2 USA, GER 2:2 GHA, USA 2:2 POR, USA 0:1 GER, POR 2:1 GHA',
  ),
  groupOf(
    'World Cup 2014',
    'H',
    'BEL ALG RUS KOR',
    2,
    'BEL 2:1 ALG, RUS 1:1 KOR, BEL 1:0 RUS, KOR 2:4 ALG, KOR 0:1 BEL, ALG 1:1 RUS',
  ),
  groupOf(
    'World Cup 2018',
    'A',
    'URU RUS KSA EGY',
    2,
    'RUS 5:0 KSA, EGY 0:1 URU, RUS 3:1 EGY, URU 1:0 KSA, URU 3:0 RUS, KSA 2:1 EGY',
  ),
  groupOf(
    'World Cup 2018',
    'B',
    'ESP POR IRN MAR',
    2,
    'MAR 0:1 IRN, POR 3:3 ESP, POR 1:0 MAR, IRN 0:1 ESP, IRN 1:1 POR, ESP 2:2 MAR',
  ),
  groupOf(
    'World Cup 2018',
    'C',
    'FRA DEN PER AUS',
    2,
    'FRA 2:1 AUS, PER 0:1 DEN, DEN 1:1 AUS, FRA 1:0 PER, DEN 0:0 FRA, AUS 0:2 PER',
  ),
  groupOf(
    'World Cup 2018',
    'D',
    'CRO ARG NGA ISL',
    2,
    'ARG 1:1 ISL, CRO 2:0 NGA, ARG 0:3 CRO, NGA 2:0 ISL, NGA 1:2 ARG, ISL 1:2 CRO',
  ),
  groupOf(
    'World Cup 2018',
    'E',
    'BRA SUI SRB CRC',
    2,
    'CRC 0:1 SRB, BRA 1:1 SUI, BRA 2:0 CRC, SRB 1:2 SUI, SRB 0:2 BRA, SUI 2:2 CRC',
  ),
  groupOf(
    'World Cup 2018',
    'F',
    'SWE MEX KOR GER',
    2,
    'GER 0:1 MEX, SWE 1:0 KOR, KOR 1:2 MEX, GER 2:1 SWE, KOR 2:0 GER, MEX 0:3 SWE',
  ),
  groupOf(
    'World Cup 2018',
    'G',
    'BEL ENG TUN PAN',
    2,
    'BEL 3:0 PAN, TUN 1:2 ENG, BEL 5:2 TUN, ENG 6:1 PAN, ENG 0:1 BEL, PAN 1:2 TUN',
  ),
  groupOf(
    'World Cup 2018',
    'H',
    'COL JPN SEN POL',
    2,
    'COL 1:2 JPN, POL 1:2 SEN, JPN 2:2 SEN, POL 0:3 COL, JPN 0:1 POL, SEN 0:1 COL',
  ),
  groupOf(
    'Euro 2020',
    'A',
    'ITA WAL SUI TUR',
    3,
    'TUR 0:3 ITA, WAL 1:1 SUI, TUR 0:2 WAL, ITA 3:0 SUI, SUI 3:1 TUR, ITA 1:0 WAL',
  ),
  groupOf(
    'Euro 2020',
    'B',
    'BEL DEN FIN RUS',
    2,
    'DEN 0:1 FIN, BEL 3:0 RUS, FIN 0:1 RUS, DEN 1:2 BEL, RUS 1:4 DEN, FIN 0:2 BEL',
  ),
  groupOf(
    'Euro 2020',
    'C',
    'NED AUT UKR MKD',
    3,
    'AUT 3:1 MKD, NED 3:2 UKR, UKR 2:1 MKD, NED 2:0 AUT, MKD 0:3 NED, UKR 0:1 AUT',
  ),
  groupOf(
    'Euro 2020',
    'D',
    'ENG CRO CZE SCO',
    3,
    'ENG 1:0 CRO, SCO 0:2 CZE, CRO 1:1 CZE, ENG 0:0 SCO, CRO 3:1 SCO, CZE 0:1 ENG',
  ),
  groupOf(
    'Euro 2020',
    'E',
    'SWE ESP SVK POL',
    2,
    'POL 1:2 SVK, ESP 0:0 SWE, SWE 1:0 SVK, ESP 1:1 POL, SVK 0:5 ESP, SWE 3:2 POL',
  ),
  groupOf(
    'Euro 2020',
    'F',
    'FRA GER POR HUN',
    3,
    'HUN 0:3 POR, FRA 1:0 GER, HUN 1:1 FRA, POR 2:4 GER, POR 2:2 FRA, GER 2:2 HUN',
  ),
]
