// <holdem-odds hands="AsAh / QQ+, AKs" board="7s 6s 2d">: shows each hand's chance, and changes it as the reader edits the cards.
import { init } from 'tefuda/poker'

/** The engine for all elements of a page. */
const engine = init()
const percent = share => `${(share * 100).toFixed(1)} %`

class HoldemOdds extends HTMLElement {
  connectedCallback() {
    this.innerHTML = `<label>Hands, / between them <input name="hands" size="28"></label>
      <label>Board <input name="board" size="14"></label>
      <table><thead><tr><th scope="col">hand<th scope="col">wins<th scope="col">ties<th scope="col">share of the pot</thead><tbody></tbody></table>
      <p role="status"></p>`
    for (const input of this.querySelectorAll('input')) input.value = this.getAttribute(input.name) ?? ''
    this.addEventListener('input', () => this.ask())
    this.ask()
  }

  disconnectedCallback() {
    this.asked?.abort()
  }

  async ask() {
    // Aborts the question for the previous text.
    this.asked?.abort()
    const { signal } = this.asked = new AbortController()
    const [hands, board] = [...this.querySelectorAll('input')].map(input => input.value)
    try {
      const poker = await engine
      const { players, total, exact } = await poker.equity(hands.split('/').map(hand => hand.trim()), { board, signal })
      this.show(hands.split('/'), players, total)
      this.say(exact ? `exact: all ${total.toLocaleString('en')} ways` : `sampled: ${total.toLocaleString('en')} ways`)
    } catch (error) {
      // While a card is half typed, the table stays, and the engine's message says what is missing.
      if (!signal.aborted) this.say(error.message)
    }
  }

  show(hands, players, total) {
    const row = ({ win, tie, equity }, i) => {
      const tr = document.createElement('tr')
      for (const text of [hands[i].trim(), percent(win / total), percent(tie / total), percent(equity)]) tr.insertCell().textContent = text
      return tr
    }
    this.querySelector('tbody').replaceChildren(...players.map(row))
  }

  say(text) {
    this.querySelector('[role=status]').textContent = text
  }
}

customElements.define('holdem-odds', HoldemOdds)
