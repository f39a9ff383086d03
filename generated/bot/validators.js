// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var validateEventId = validate21;
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) < 1) {
        validate21.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
        return false;
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateClientId = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) < 1) {
        validate22.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
        return false;
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var validateBotChatId = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) < 1) {
        validate23.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
        return false;
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateAgentJoinedEvent = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.id === void 0 && (missing0 = "id") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate24.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("AGENT_JOINED" !== data0) {
            validate24.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "AGENT_JOINED" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate24.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate24.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.client_id !== void 0) {
              let data2 = data.client_id;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate24.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate24.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate24.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate24.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var validateAgentUnavailableEvent = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.id === void 0 && (missing0 = "id") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate25.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("AGENT_UNAVAILABLE" !== data0) {
            validate25.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "AGENT_UNAVAILABLE" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate25.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate25.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.client_id !== void 0) {
              let data2 = data.client_id;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate25.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate25.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate25.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate25.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var validateAnswerButton = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.text !== void 0) {
          if (typeof data.text !== "string") {
            validate26.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
var validateMessageTimestamp = validate27;
var pattern4 = new RegExp("^[0-9]+$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern4.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate27.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var validateTextContent = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("TEXT" !== data0) {
            validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "TEXT" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.text !== void 0) {
            const _errs3 = errors;
            if (typeof data.text !== "string") {
              validate28.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.timestamp !== void 0) {
              let data2 = data.timestamp;
              const _errs5 = errors;
              const _errs7 = errors;
              let valid2 = false;
              const _errs8 = errors;
              if (!(typeof data2 == "number" && isFinite(data2))) {
                const err0 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs8 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data2 === "string") {
                    if (!pattern4.test(data2)) {
                      const err1 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                  } else {
                    const err2 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                  }
                }
                var _valid0 = _errs10 === errors;
                valid2 = valid2 || _valid0;
              }
              if (!valid2) {
                const err3 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                validate28.errors = vErrors;
                return false;
              } else {
                errors = _errs7;
                if (vErrors !== null) {
                  if (_errs7) {
                    vErrors.length = _errs7;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var validateMarkdownContent = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.content === void 0 && (missing0 = "content")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("MARKDOWN" !== data0) {
            validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "MARKDOWN" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== void 0) {
            const _errs3 = errors;
            if (typeof data.content !== "string") {
              validate29.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs5 = errors;
              if (typeof data.text !== "string") {
                validate29.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.timestamp !== void 0) {
                let data3 = data.timestamp;
                const _errs7 = errors;
                const _errs9 = errors;
                let valid2 = false;
                const _errs10 = errors;
                if (!(typeof data3 == "number" && isFinite(data3))) {
                  const err0 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                valid2 = valid2 || _valid0;
                if (!valid2) {
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (typeof data3 === "string") {
                      if (!pattern4.test(data3)) {
                        const err1 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                    } else {
                      const err2 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs12 === errors;
                  valid2 = valid2 || _valid0;
                }
                if (!valid2) {
                  const err3 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate29.errors = vErrors;
                  return false;
                } else {
                  errors = _errs9;
                  if (vErrors !== null) {
                    if (_errs9) {
                      vErrors.length = _errs9;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var validateButtonsContent = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.buttons === void 0 && (missing0 = "buttons")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate30.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("BUTTONS" !== data0) {
            validate30.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "BUTTONS" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.buttons !== void 0) {
            let data1 = data.buttons;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                if (data1.length > 3) {
                  validate30.errors = [{ instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if (data2.text === void 0 && (missing1 = "text")) {
                          validate30.errors = [{ instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/AnswerButton/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data2.text !== void 0) {
                            if (typeof data2.text !== "string") {
                              validate30.errors = [{ instancePath: instancePath + "/buttons/" + i0 + "/text", schemaPath: "#/$defs/AnswerButton/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate30.errors = [{ instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/AnswerButton/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                validate30.errors = [{ instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.title !== void 0) {
              const _errs10 = errors;
              if (typeof data.title !== "string") {
                validate30.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs10 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0) {
                const _errs12 = errors;
                if (typeof data.text !== "string") {
                  validate30.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs12 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data6 = data.timestamp;
                  const _errs14 = errors;
                  const _errs16 = errors;
                  let valid5 = false;
                  const _errs17 = errors;
                  if (!(typeof data6 == "number" && isFinite(data6))) {
                    const err0 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs17 === errors;
                  valid5 = valid5 || _valid0;
                  if (!valid5) {
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (typeof data6 === "string") {
                        if (!pattern4.test(data6)) {
                          const err1 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                      } else {
                        const err2 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs19 === errors;
                    valid5 = valid5 || _valid0;
                  }
                  if (!valid5) {
                    const err3 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/MessageTimestamp/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate30.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs16;
                    if (vErrors !== null) {
                      if (_errs16) {
                        vErrors.length = _errs16;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var validateBotContent = validate31;
var schema52 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["TEXT", "MARKDOWN", "BUTTONS"] } }, "x-tag": { "path": ["type"], "values": [["TEXT"], ["MARKDOWN"], ["BUTTONS"]] }, "x-branches": [{ "$ref": "#/$defs/TextContent" }, { "$ref": "#/$defs/MarkdownContent" }, { "$ref": "#/$defs/ButtonsContent" }] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (!(data0 === "TEXT" || data0 === "MARKDOWN" || data0 === "BUTTONS")) {
            validate31.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema52.properties.type.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.type;
          if (tag0 === "TEXT") {
            if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "MARKDOWN") {
            if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "BUTTONS") {
            if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var validateBotMessageEvent = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.chat_id === void 0 && (missing0 = "chat_id") || data.message === void 0 && (missing0 = "message")) {
        validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate35.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("BOT_MESSAGE" !== data0) {
            validate35.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "BOT_MESSAGE" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.chat_id !== void 0) {
              let data2 = data.chat_id;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate35.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate35.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message !== void 0) {
                const _errs9 = errors;
                if (!validate31(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
                  vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var validateChatClosedEvent = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate37.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("CHAT_CLOSED" !== data0) {
            validate37.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "CHAT_CLOSED" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate37.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate37.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.client_id !== void 0) {
              let data2 = data.client_id;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate37.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate37.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate37.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate37.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateClientContent = validate38;
var schema60 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["TEXT", "MARKDOWN", "BUTTONS"] } }, "x-tag": { "path": ["type"], "values": [["TEXT"], ["MARKDOWN"], ["BUTTONS"]] }, "x-branches": [{ "$ref": "#/$defs/TextContent" }, { "$ref": "#/$defs/MarkdownContent" }, { "$ref": "#/$defs/ButtonsContent" }] };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (!(data0 === "TEXT" || data0 === "MARKDOWN" || data0 === "BUTTONS")) {
            validate38.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema60.properties.type.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.type;
          if (tag0 === "TEXT") {
            if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "MARKDOWN") {
            if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "BUTTONS") {
            if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var validateClientMessageEvent = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.id === void 0 && (missing0 = "id") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.message === void 0 && (missing0 = "message")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate42.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("CLIENT_MESSAGE" !== data0) {
            validate42.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "CLIENT_MESSAGE" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate42.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate42.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.client_id !== void 0) {
              let data2 = data.client_id;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate42.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate42.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate42.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate42.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message !== void 0) {
                  const _errs12 = errors;
                  if (!validate38(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
                    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var validateErrorCode = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) < 1) {
        validate44.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
        return false;
      }
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
var validateErrorDetail = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.code !== void 0) {
          let data0 = data.code;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate45.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate45.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message !== void 0) {
            let data1 = data.message;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate45.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate45.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
var validateErrorBody = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.error !== void 0) {
          if (!validate45(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
var validateInviteAgentEvent = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.client_id === void 0 && (missing0 = "client_id") || data.chat_id === void 0 && (missing0 = "chat_id")) {
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate48.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("INVITE_AGENT" !== data0) {
            validate48.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "INVITE_AGENT" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate48.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate48.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/EventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.client_id !== void 0) {
              let data2 = data.client_id;
              const _errs6 = errors;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate48.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate48.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/$defs/ClientId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs9 = errors;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate48.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate48.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/BotChatId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var validateProviderEvent = validate49;
var schema73 = { "type": "object", "required": ["event"], "properties": { "event": { "enum": ["BOT_MESSAGE", "INVITE_AGENT"] } }, "x-tag": { "path": ["event"], "values": [["BOT_MESSAGE"], ["INVITE_AGENT"]] }, "x-branches": [{ "$ref": "#/$defs/BotMessageEvent" }, { "$ref": "#/$defs/InviteAgentEvent" }] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event")) {
        validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (!(data0 === "BOT_MESSAGE" || data0 === "INVITE_AGENT")) {
            validate49.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema73.properties.event.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.event;
          if (tag0 === "BOT_MESSAGE") {
            if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "INVITE_AGENT") {
            if (!validate48(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var validateProviderEventReply = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
export {
  validateAgentJoinedEvent,
  validateAgentUnavailableEvent,
  validateAnswerButton,
  validateBotChatId,
  validateBotContent,
  validateBotMessageEvent,
  validateButtonsContent,
  validateChatClosedEvent,
  validateClientContent,
  validateClientId,
  validateClientMessageEvent,
  validateErrorBody,
  validateErrorCode,
  validateErrorDetail,
  validateEventId,
  validateInviteAgentEvent,
  validateMarkdownContent,
  validateMessageTimestamp,
  validateProviderEvent,
  validateProviderEventReply,
  validateTextContent
};
