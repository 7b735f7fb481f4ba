/** What a model is sold as, for made-up listings: as varied as the stock of a large dealer, so that facets and pages weigh what real ones do. */
export interface ModelRange {
  make: string;
  model: string;
  body:
    | 'SUV'
    | 'Hatchback'
    | 'Ute / Tray'
    | 'Sedan'
    | 'Wagon'
    | 'Commercial'
    | 'Coupe'
    | 'People Mover'
    | 'Convertible';
  badges: readonly string[];
  /** Litres; 0 is electric. */
  engineLitres: number;
  fuel: 'Unleaded' | 'Premium' | 'Diesel' | 'Hybrid' | 'Electric';
  drive: 'Front' | 'Rear' | '4WD' | 'AWD';
  seats: number;
  /** Dollars when new. */
  newPrice: number;
  /** How often it turns up against the others. */
  weight: number;
}

type Row = [
  make: string,
  model: string,
  body: ModelRange['body'],
  badges: string,
  engineLitres: number,
  fuel: ModelRange['fuel'],
  drive: ModelRange['drive'],
  seats: number,
  newPrice: number,
  weight: number,
];

const rows: readonly Row[] = [
  ['Toyota', 'HiLux', 'Ute / Tray', 'WorkMate|SR|SR5|Rogue|Rugged X', 2.8, 'Diesel', '4WD', 5, 62000, 9],
  ['Toyota', 'Corolla', 'Hatchback', 'Ascent Sport|SX|ZR', 2, 'Unleaded', 'Front', 5, 33000, 7],
  ['Toyota', 'RAV4', 'SUV', 'GX|GXL|XSE|Cruiser|Edge', 2.5, 'Hybrid', 'AWD', 5, 48000, 7],
  ['Toyota', 'LandCruiser', 'SUV', 'GX|GXL|VX|Sahara', 3.3, 'Diesel', '4WD', 7, 110000, 4],
  ['Toyota', 'Camry', 'Sedan', 'Ascent|Ascent Sport|SL', 2.5, 'Hybrid', 'Front', 5, 41000, 4],
  ['Toyota', 'Kluger', 'SUV', 'GX|GXL|Grande', 2.5, 'Hybrid', 'AWD', 7, 66000, 4],
  ['Toyota', 'HiAce', 'Commercial', 'LWB|SLWB|Commuter', 2.8, 'Diesel', 'Rear', 3, 56000, 3],
  ['Toyota', 'Yaris', 'Hatchback', 'Ascent Sport|SX|ZR', 1.5, 'Hybrid', 'Front', 5, 29000, 3],
  ['Ford', 'Ranger', 'Ute / Tray', 'XL|XLS|XLT|Wildtrak|Raptor|Sport', 2, 'Diesel', '4WD', 5, 68000, 9],
  ['Ford', 'Everest', 'SUV', 'Ambiente|Trend|Sport|Platinum', 3, 'Diesel', '4WD', 7, 74000, 4],
  ['Ford', 'Mustang', 'Coupe', 'EcoBoost|GT|Mach 1', 5, 'Premium', 'Rear', 4, 73000, 2],
  ['Ford', 'Transit', 'Commercial', '350L|350E|Custom', 2, 'Diesel', 'Front', 3, 55000, 2],
  ['Ford', 'Focus', 'Hatchback', 'Trend|ST-Line|ST', 1.5, 'Unleaded', 'Front', 5, 32000, 2],
  ['Mazda', 'CX-5', 'SUV', 'Maxx|Maxx Sport|Touring|GT SP|Akera', 2.5, 'Unleaded', 'AWD', 5, 46000, 7],
  ['Mazda', 'CX-3', 'SUV', 'Neo Sport|Maxx Sport|Akari', 2, 'Unleaded', 'Front', 5, 31000, 4],
  ['Mazda', 'CX-9', 'SUV', 'Sport|Touring|GT|Azami', 2.5, 'Unleaded', 'AWD', 7, 60000, 3],
  [
    'Mazda',
    'Mazda3',
    'Hatchback',
    'G20 Pure|G20 Evolve|G25 GT|Astina',
    2.5,
    'Unleaded',
    'Front',
    5,
    35000,
    5,
  ],
  ['Mazda', 'Mazda2', 'Hatchback', 'G15 Pure|G15 GT', 1.5, 'Unleaded', 'Front', 5, 26000, 2],
  ['Mazda', 'BT-50', 'Ute / Tray', 'XS|XT|XTR|GT|SP', 3, 'Diesel', '4WD', 5, 59000, 4],
  ['Mazda', 'MX-5', 'Convertible', 'GT|RS|GT RS', 2, 'Premium', 'Rear', 2, 48000, 1],
  ['Hyundai', 'i30', 'Hatchback', 'Active|Elite|N Line|N', 2, 'Unleaded', 'Front', 5, 31000, 6],
  ['Hyundai', 'Tucson', 'SUV', 'Active|Elite|Highlander|N Line', 1.6, 'Unleaded', 'AWD', 5, 45000, 5],
  ['Hyundai', 'Santa Fe', 'SUV', 'Active|Elite|Highlander', 2.2, 'Diesel', 'AWD', 7, 60000, 4],
  ['Hyundai', 'Kona', 'SUV', 'Active|Elite|Highlander|Electric', 2, 'Unleaded', 'Front', 5, 34000, 4],
  ['Hyundai', 'iLoad', 'Commercial', 'Liftback|Barn Door', 2.5, 'Diesel', 'Rear', 3, 43000, 2],
  ['Kia', 'Sportage', 'SUV', 'S|SX|SX+|GT-Line', 2, 'Diesel', 'AWD', 5, 43000, 5],
  ['Kia', 'Cerato', 'Sedan', 'S|Sport|Sport+|GT', 2, 'Unleaded', 'Front', 5, 29000, 4],
  ['Kia', 'Carnival', 'People Mover', 'S|Si|SLi|Platinum', 2.2, 'Diesel', 'Front', 8, 59000, 4],
  ['Kia', 'Sorento', 'SUV', 'S|Sport|Sport+|GT-Line', 2.2, 'Diesel', 'AWD', 7, 58000, 3],
  ['Kia', 'Picanto', 'Hatchback', 'S|X-Line|GT-Line', 1.2, 'Unleaded', 'Front', 5, 19000, 2],
  ['Kia', 'EV6', 'SUV', 'Air|GT-Line|GT', 0, 'Electric', 'AWD', 5, 80000, 1],
  ['Mitsubishi', 'Triton', 'Ute / Tray', 'GLX|GLX+|GLS|GSR', 2.4, 'Diesel', '4WD', 5, 52000, 6],
  ['Mitsubishi', 'ASX', 'SUV', 'ES|MR|LS|Exceed', 2, 'Unleaded', 'Front', 5, 29000, 5],
  ['Mitsubishi', 'Outlander', 'SUV', 'ES|LS|Aspire|Exceed', 2.5, 'Unleaded', 'AWD', 7, 43000, 5],
  ['Mitsubishi', 'Pajero Sport', 'SUV', 'GLX|GLS|Exceed|GSR', 2.4, 'Diesel', '4WD', 7, 54000, 3],
  ['Nissan', 'Navara', 'Ute / Tray', 'SL|ST|ST-X|Pro-4X', 2.3, 'Diesel', '4WD', 5, 56000, 5],
  ['Nissan', 'X-Trail', 'SUV', 'ST|ST-L|Ti|Ti-L', 2.5, 'Unleaded', 'AWD', 5, 44000, 5],
  ['Nissan', 'Qashqai', 'SUV', 'ST|ST-L|Ti', 1.3, 'Unleaded', 'Front', 5, 38000, 3],
  ['Nissan', 'Patrol', 'SUV', 'Ti|Ti-L|Warrior', 5.6, 'Premium', '4WD', 8, 95000, 2],
  ['Subaru', 'Forester', 'SUV', '2.5i|2.5i-L|2.5i Premium|Hybrid S', 2.5, 'Unleaded', 'AWD', 5, 43000, 5],
  ['Subaru', 'Outback', 'Wagon', 'AWD|Sport|Touring', 2.5, 'Unleaded', 'AWD', 5, 47000, 4],
  ['Subaru', 'XV', 'SUV', '2.0i|2.0i-L|2.0i-S', 2, 'Unleaded', 'AWD', 5, 36000, 3],
  ['Subaru', 'WRX', 'Sedan', 'AWD|RS|tS', 2.4, 'Premium', 'AWD', 5, 52000, 1],
  ['Volkswagen', 'Golf', 'Hatchback', 'Life|R-Line|GTI|R', 1.4, 'Premium', 'Front', 5, 41000, 4],
  ['Volkswagen', 'Tiguan', 'SUV', 'Life|Elegance|R-Line|Allspace', 2, 'Premium', 'AWD', 5, 53000, 4],
  [
    'Volkswagen',
    'Amarok',
    'Ute / Tray',
    'Core|Life|Style|PanAmericana|Aventura',
    3,
    'Diesel',
    '4WD',
    5,
    72000,
    3,
  ],
  ['Volkswagen', 'Transporter', 'Commercial', 'TDI340|TDI450', 2, 'Diesel', 'Front', 3, 58000, 1],
  ['Isuzu', 'D-MAX', 'Ute / Tray', 'SX|LS-M|LS-U|X-Terrain', 3, 'Diesel', '4WD', 5, 61000, 6],
  ['Isuzu', 'MU-X', 'SUV', 'LS-M|LS-U|LS-T', 3, 'Diesel', '4WD', 7, 63000, 4],
  ['Holden', 'Commodore', 'Sedan', 'Evoke|SV6|SS|RS|Calais', 3.6, 'Unleaded', 'Rear', 5, 39000, 4],
  ['Holden', 'Colorado', 'Ute / Tray', 'LS|LT|LTZ|Z71', 2.8, 'Diesel', '4WD', 5, 49000, 4],
  ['Holden', 'Captiva', 'SUV', 'Active|LS|LT|LTZ', 2.4, 'Unleaded', 'Front', 7, 33000, 2],
  ['Honda', 'CR-V', 'SUV', 'Vi|VTi|VTi-S|VTi-LX', 1.5, 'Unleaded', 'AWD', 5, 44000, 4],
  ['Honda', 'Civic', 'Hatchback', 'VTi|VTi-L|RS|Type R', 1.5, 'Unleaded', 'Front', 5, 40000, 3],
  ['Honda', 'HR-V', 'SUV', 'Vi X|e:HEV L', 1.5, 'Hybrid', 'Front', 5, 38000, 3],
  ['Suzuki', 'Swift', 'Hatchback', 'GL|GL Navigator|Sport', 1.2, 'Unleaded', 'Front', 5, 24000, 3],
  ['Suzuki', 'Jimny', 'SUV', 'GLX|Lite|XL', 1.5, 'Unleaded', '4WD', 4, 31000, 2],
  ['MG', 'ZS', 'SUV', 'Excite|Essence|EV', 1.5, 'Unleaded', 'Front', 5, 25000, 4],
  ['MG', 'MG3', 'Hatchback', 'Core|Excite', 1.5, 'Unleaded', 'Front', 5, 20000, 3],
  ['MG', 'HS', 'SUV', 'Core|Vibe|Excite|Essence', 1.5, 'Premium', 'Front', 5, 33000, 2],
  ['LDV', 'T60', 'Ute / Tray', 'Pro|Luxe|Max', 2, 'Diesel', '4WD', 5, 43000, 3],
  ['GWM', 'Ute', 'Ute / Tray', 'Cannon|Cannon-L|Cannon-X', 2, 'Diesel', '4WD', 5, 42000, 3],
  ['Haval', 'Jolion', 'SUV', 'Premium|Lux|Ultra', 1.5, 'Unleaded', 'Front', 5, 29000, 3],
  ['Jeep', 'Grand Cherokee', 'SUV', 'Laredo|Limited|Overland|Trailhawk', 3.6, 'Unleaded', '4WD', 5, 80000, 3],
  ['Jeep', 'Wrangler', 'SUV', 'Sport|Overland|Rubicon', 3.6, 'Unleaded', '4WD', 5, 78000, 1],
  ['Mercedes-Benz', 'C-Class', 'Sedan', 'C200|C300|C43 AMG|C63 S', 2, 'Premium', 'Rear', 5, 78000, 3],
  ['Mercedes-Benz', 'GLC', 'SUV', 'GLC200|GLC300|GLC43', 2, 'Premium', 'AWD', 5, 90000, 2],
  ['Mercedes-Benz', 'Sprinter', 'Commercial', '314|316|319', 2.1, 'Diesel', 'Rear', 3, 68000, 1],
  ['BMW', '3 Series', 'Sedan', '320i|330i|M340i', 2, 'Premium', 'Rear', 5, 82000, 3],
  ['BMW', 'X5', 'SUV', 'xDrive30d|xDrive40i|M50i', 3, 'Diesel', 'AWD', 5, 130000, 2],
  ['BMW', 'X3', 'SUV', 'sDrive20i|xDrive20d|xDrive30i|M', 2, 'Premium', 'AWD', 5, 86000, 2],
  ['Audi', 'A3', 'Hatchback', '35 TFSI|40 TFSI|S3', 1.4, 'Premium', 'Front', 5, 53000, 2],
  ['Audi', 'Q5', 'SUV', '40 TDI|45 TFSI|SQ5', 2, 'Diesel', 'AWD', 5, 80000, 2],
  ['Lexus', 'NX', 'SUV', 'Luxury|Sports Luxury|F Sport', 2.5, 'Hybrid', 'AWD', 5, 70000, 2],
  ['Land Rover', 'Discovery', 'SUV', 'SE|HSE|R-Dynamic', 3, 'Diesel', '4WD', 7, 105000, 2],
  ['Land Rover', 'Defender', 'SUV', 'S|SE|X-Dynamic|X', 3, 'Diesel', '4WD', 5, 98000, 1],
  ['Volvo', 'XC60', 'SUV', 'Plus|Ultimate|Recharge', 2, 'Hybrid', 'AWD', 5, 80000, 2],
  ['Skoda', 'Octavia', 'Wagon', 'Ambition|Style|RS', 1.4, 'Premium', 'Front', 5, 42000, 2],
  ['Renault', 'Koleos', 'SUV', 'Life|Zen|Intens', 2.5, 'Unleaded', 'Front', 5, 40000, 2],
  ['Peugeot', '3008', 'SUV', 'Active|Allure|GT', 1.6, 'Premium', 'Front', 5, 52000, 1],
  ['SsangYong', 'Rexton', 'SUV', 'ELX|Ultimate', 2.2, 'Diesel', '4WD', 7, 51000, 2],
  [
    'Tesla',
    'Model 3',
    'Sedan',
    'Rear-Wheel Drive|Long Range|Performance',
    0,
    'Electric',
    'Rear',
    5,
    66000,
    2,
  ],
  ['Tesla', 'Model Y', 'SUV', 'Rear-Wheel Drive|Performance', 0, 'Electric', 'AWD', 5, 72000, 2],
  ['RAM', '1500', 'Ute / Tray', 'Express|Laramie|Limited', 5.7, 'Premium', '4WD', 5, 125000, 2],
  ['Porsche', 'Cayenne', 'SUV', 'S|E-Hybrid|Turbo', 3, 'Premium', 'AWD', 5, 145000, 1],
];

export const ranges: readonly ModelRange[] = rows.map(
  ([make, model, body, badges, engineLitres, fuel, drive, seats, newPrice, weight]) => ({
    make,
    model,
    body,
    badges: badges.split('|'),
    engineLitres,
    fuel,
    drive,
    seats,
    newPrice,
    weight,
  }),
);
