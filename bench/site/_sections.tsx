/** The parts of the generated pages, in either of their forms. */
export interface Item {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly cards: readonly { heading: string; text: string; href: `/${string}` }[];
  readonly steps: readonly string[];
  readonly rows: readonly { size: string; weight: string; price: string }[];
  readonly faq: readonly { question: string; answer: string }[];
}

export function Breadcrumb({ title }: Pick<Item, 'title'>) {
  return (
    <nav aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

export function Hero({ title, lead }: Pick<Item, 'title' | 'lead'>) {
  return (
    <section className="hero">
      <h1>{title}</h1>
      <p>{lead}</p>
      <a className="button" href="tel:+19105550100">
        Call now
      </a>
    </section>
  );
}

export function Cards({ cards }: Pick<Item, 'cards'>) {
  return (
    <section className="cards">
      <h2>Services</h2>
      {cards.map(({ heading, text, href }) => (
        <article key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
          <a href={href}>More about {heading}</a>
        </article>
      ))}
    </section>
  );
}

export function Steps({ steps }: Pick<Item, 'steps'>) {
  return (
    <section>
      <h2>Step by step</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}

export function Prices({ rows }: Pick<Item, 'rows'>) {
  return (
    <section>
      <h2>Sizes and prices</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Weight</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, weight, price }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{weight}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Faq({ faq }: Pick<Item, 'faq'>) {
  return (
    <section className="faq">
      <h2>Questions</h2>
      {faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
