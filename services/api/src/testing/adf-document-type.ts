import { XMLParser } from 'fast-xml-parser';

/**
 * Content models of the published ADF 1.0 document type, in its order and with its occurrence: children as a pattern
 * over their names. The published file itself is not well-formed (typographic quotes, missing commas), so no parser
 * reads it and its rules stand here. Elements that are not here hold text alone.
 */
const contentModels: Readonly<Record<string, string>> = {
  adf: '(prospect )+',
  prospect: '(id )*requestdate (vehicle )+customer vendor (provider )?',
  vehicle:
    '(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?' +
    '(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?',
  colorcombination: '(interiorcolor |exteriorcolor |interiorcolor exteriorcolor )preference ',
  option: 'optionname (manufacturercode )?(stock )?weighting (price )?',
  finance: 'method (amount )+(balance )?',
  customer: 'contact (id )*(timeframe )?(comments )?',
  vendor: '(id )*vendorname (url )?contact ',
  provider: '(id )*name (service )?(url )?(email )?(phone )?(contact )?',
  contact: '(name )+(email |(phone )+|email (phone )+)(address )?',
  address: '(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?',
};

/** Allowed values of attributes, of those the document type has; an attribute that is not here is not allowed. */
const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  prospect: { status: 'new|resend' },
  vehicle: { interest: 'buy|lease|sell|trade-in|test-drive', status: 'new|used' },
  id: { sequence: '\\d+', source: '.+' },
  odometer: { status: 'unknown|rolledover|replaced|original', units: 'km|mi' },
  price: { type: 'quote|offer|msrp|invoice|call|appraisal|asking', currency: '[A-Z]{3}' },
  name: { part: 'surname|first|middle|last|full', type: 'business|individual' },
  email: { preferredcontact: '0|1' },
  phone: {
    type: 'voice|fax|cellphone|pager',
    time: 'morning|afternoon|evening|nopreference|day',
    preferredcontact: '0|1',
  },
  address: { type: 'work|home|delivery' },
  street: { line: '1|2|3|4|5' },
};

type Node = Record<string, unknown>;

function check(nodes: readonly Node[], problems: string[]): void {
  for (const node of nodes) {
    const name = Object.keys(node).find((key) => key !== ':@' && !key.startsWith('?'));
    if (name === undefined || name === '#text') continue;
    const children = node[name] as Node[]; // preserveOrder gives lists
    const elements = children.flatMap((child) =>
      Object.keys(child).filter((key) => key !== ':@' && key !== '#text'),
    );
    const model = contentModels[name];
    if (
      model === undefined
        ? elements.length > 0
        : !new RegExp(`^${model}$`).test(elements.map((child) => `${child} `).join(''))
    ) {
      problems.push(`<${name}> holds ${elements.join(', ') || 'nothing'}`);
    }
    for (const [key, value] of Object.entries((node[':@'] ?? {}) as Record<string, string>)) {
      // attributes are texts
      const pattern = attributes[name]?.[key];
      if (pattern === undefined || !new RegExp(`^(?:${pattern})$`).test(value))
        problems.push(`<${name} ${key}="${value}">`);
    }
    check(children, problems);
  }
}

/** Everything in a document that ADF 1.0 does not allow; empty for a valid one. */
export function adfProblems(xml: string): string[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
  });
  const nodes = parser.parse(xml) as Node[]; // preserveOrder gives lists
  const problems: string[] = [];
  if (!nodes.some((node) => 'adf' in node)) problems.push('there is no <adf>');
  check(nodes, problems);
  return problems;
}
