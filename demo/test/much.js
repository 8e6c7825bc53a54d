// What readers have stored before they come.

/**
 * Changes the storage before the page loads. It does so in a picture of the same host, since a browser's empty page
 * stores nothing.
 */
export async function beforehand(page, url, ...acts) {
  await page.goto(new URL('icon.svg', url).href)
  for (const act of acts) await page.evaluate(act)
}

/** Results and daily deals of a reader who has played for long. */
export function keepMuch() {
  const sum = text => {
    let hash = 0x811c9dc5
    for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
    return (hash >>> 0).toString(36)
  }
  const keep = (name, lines) => {
    const text = lines.map(line => line.join('\t')).join('\n')
    localStorage.setItem(`tefuda-${name}`, `1 ${sum(text)} ${text}`)
  }
  keep('results', [
    ['boards', '15x15x5 3', 'x', 1212, 104, 787], ['boards', '20x20x5= 5', 'x', 0, 31, 2], ['boards', '3x3x3 1', 'x', 9, 0, 0],
    ['calculation', '4 1', 'x', 1017, 234], ['calculation', '3 0', 'x', 0, 9], ['draw', 'jacks-or-better-9-6', 'x', 14001, 13123, 13312, 23125],
    ['draw', 'double-double-bonus-9-6', 'x', 1, 1, 2000, 0], ['daifugo', 'dragonQuest 6 champion', 'x', 404, 307, 203, 101, 99, 12], ['daifugo', 'own 3 mixed', 'x', 0, 1, 0],
    ['cardroom', 'draw no-limit 4 regular', 'x', 1204, 311, 420, 198, -21034], ['cardroom', 'holdem pot-limit 6 mixed', 'x', 12, 2, 3, 1, 940],
    ['mahjong', 'tenhou 2 baseline', 'x', 4, 5, 6, 1], ['mahjong', 'problem', 'x', 365, 251, 71234],
  ])
  const day = new Date()
  const days = Array.from({ length: 12 }, (_, i) => {
    const date = new Date(day.getFullYear(), day.getMonth(), day.getDate() - i, 12)
    return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()
  }).reverse()
  keep('daily', days.flatMap(day => [[day, 'calculation', 0, 1, 'lost 31'], [day, 'draw', 1, 1, '10110 31278'], [day, 'mahjong', 0, 1, '11 12345'], [day, 'daifugo', 0, 0, '4 4']]))
}

/** A stored game in every room, each with the largest possible miniature. */
export function keepAll() {
  const hand = 'c2s,2h,As,Ah,Ad,Kc,Kd|cJc,10s,10h,9d,8c,7c,6s,5h,5d,4c,3s,3h,3d,joker'
  const tables = {
    daifugo: hand, cardroom: 'c10h,10s,Qd,7d,2c|cKs,Qs,10d,9c,joker', draw: 'c10c,10h,10d,6c,joker', equity: 'c2c,7d,9h,10h,Ah|c10s,Qs,Kd,10c,4h,4d,5s,6d,7h,8s', poker: 'c10s,Ks,Qs,Js,joker|cAs,Kd,Qd,Jd,10d',
    calculation: 'cKs,10h,10c,Qd|cQd,9s,9h,10d,10s,2s', mahjong: 't9p,9p,9p,9p,1z,1z,1z,5z,5z,5z|t1m,9m,0p,5p,7s', boards: `s${Array.from({ length: 117 }, (_, i) => `${i % 2 ? 'x' : 'o'}${Math.floor(i / 13) - 4}.${i % 13 - 6}`).join()}`,
  }
  for (const [room, rows] of Object.entries(tables)) {
    localStorage.setItem(`tefuda-game-${room}`, '1 sum state=1')
    localStorage.setItem(`tefuda-mini-${room}`, `sum ${rows}`)
  }
  localStorage.setItem('tefuda-last', 'cardroom')
}
