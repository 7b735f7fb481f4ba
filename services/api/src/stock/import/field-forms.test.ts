import { fieldForms } from './field-forms';

type Rows = readonly (readonly [text: string, read: string | null])[];

const forms: Record<string, Rows> = {
  vin: [
    ['jtfss 22p-800012345', 'JTFSS22P-800012345'],
    ['ABC123', 'ABC123'],
    ['ABC12', null], // five characters
    ['A2345678901234567890', 'A2345678901234567890'],
    ['A23456789012345678901', null], // 21 characters
    ['UNKNOWN', null],
    ['ABCDE12', null], // two digits in a row
    ['ABC123*', null],
    ['*ABC123', null],
  ],
  regplate: [
    ['123 abc', '123ABC'],
    ['s-b 42', 'S-B42'],
    ['AB', 'AB'],
    ['A', null],
    ['ABCDE-123', 'ABCDE-123'],
    ['ABCDE-1234', null],
    ['Unreg', null],
    ['un reg.', null],
    ['UREG', null],
    ['no rego', null],
    ['NOTREG', null],
    ['expired', null],
    ['dealer', null],
    ['SOLD', null],
    ['1SOLD', '1SOLD'],
  ],
  state: [
    ['qld', 'QLD'],
    ['N.S.W.', 'NSW'],
    ['Victoria', 'VIC'],
    ['south australia', 'SA'],
    ['Western Australia', 'WA'],
    ['Tasmania', 'TAS'],
    ['Australian Capital Territory', 'ACT'],
    ['Northern Territory', 'NT'],
    ['Queensland', 'QLD'],
    ['New South Wales', 'NSW'],
    ['Otago', 'Otago'],
  ],
  private_postcode: [
    ['800', '0800'],
    ['4217', '4217'],
    ['8000', '8000'],
    ['80', '80'],
  ],
  fuel: [
    ['D', 'Diesel'],
    ['dsl', 'Diesel'],
    ['p', 'Petrol'],
    ['E', null], // electric, or ethanol
    ['Diesel - turbo', 'Diesel - turbo'],
  ],
  trans: [
    ['6A', 'Automatic'],
    ['6 m', 'Manual'],
    ['man', 'Manual'],
    ['Auto', 'Automatic'],
    ['C', null],
    ['8 speed sports automatic', '8 speed sports automatic'],
  ],
  rego_expiry: [
    ['31/12/2026', '2026-12-31'],
    ['soon', null],
  ],
  build_date: [
    ['03/2019', '2019-03'],
    ['2019', null],
  ],
  compliance_date: [
    ['Mar 2019', '2019-03'],
    ['later', null],
  ],
};

test('every field whose form is known is tried', () => {
  expect(Object.keys(forms).sort()).toEqual(Object.keys(fieldForms).sort());
});

for (const [field, rows] of Object.entries(forms))
  test.each(rows)(`${field} "%s" is read as %j`, (text, expected) => {
    expect(fieldForms[field]?.read(text)).toBe(expected);
  });
